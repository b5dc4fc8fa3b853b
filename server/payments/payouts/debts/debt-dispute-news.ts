import { disputeTitle, type DisputeStatus } from '#market/purchase-orders/dispute.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { FoundDispute } from '../../provider.ts'

const NEXT: Record<DisputeStatus, string> = {
  warning: 'No money has left yet. Ask the seller whether the payment was its own.',
  open: 'The bank took the payment back, so the seller owes it again. Answer the bank at the card provider.',
  won: 'The payment counts again.',
  lost: 'The payment is gone for good. The seller still owes it.',
  closed: 'No action is needed.',
}

/** Tells every administrator what the bank of a seller says of a payment of its debt. */
export async function sendDebtDisputeNews(
  { tx, publicUrl }: { tx: Tx; publicUrl: string },
  sellerId: number,
  { id, status, amount, reason, respondBy }: FoundDispute,
) {
  const { name } = await tx
    .selectFrom('sellers')
    .select('name')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow()
  const key = `dispute:${id}:${status}`
  const path = `/admin/sellers/${sellerId}`
  const title = `Balance paid by ${name}: ${disputeTitle({ status, amount_cents: amount })}`
  for (const { userId, email, timeZone } of await administrators(tx)) {
    const due =
      respondBy && status === 'open' ? [`Evidence is due by ${mailTime(respondBy, timeZone)}.`] : []
    const paragraphs = [`Reason: ${reason.replaceAll('_', ' ')}.`, ...due, NEXT[status]]
    await notify(tx, { userId, key, kind: 'order', title, detail: paragraphs.join(' '), path })
    const content = mailContent({
      tag: { label: 'Needs you', tone: 'turn' },
      heading: title,
      paragraphs,
      action: { label: 'View seller', url: `${publicUrl}${path}` },
      footer: 'You get this because you are an administrator of Lotline.',
    })
    await writeMail(tx, { key: `${key}:${userId}`, to: email, subject: title, ...content })
  }
}
