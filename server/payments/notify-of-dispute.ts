import { disputeTitle, type DisputeStatus } from '#market/purchase-orders/dispute.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { FoundDispute } from './provider.ts'

type About = {
  /** What was paid, before the words of the dispute. */
  subject: string
  path: string
  /** What the button of the mail is called. */
  action: string
  /** What follows from it, and what to do. */
  next: Record<DisputeStatus, string>
}

/** Tells every administrator by bell and mail what a bank says of a payment. */
export async function notifyOfDispute(
  { tx, publicUrl }: { tx: Tx; publicUrl: string },
  { id, status, amount, reason, respondBy }: FoundDispute,
  { subject, path, action, next }: About,
) {
  const key = `dispute:${id}:${status}`
  const title = `${subject}: ${disputeTitle({ status, amount_cents: amount })}`
  for (const { userId, email, timeZone } of await administrators(tx)) {
    const due =
      respondBy && status === 'open' ? [`Evidence is due by ${mailTime(respondBy, timeZone)}.`] : []
    const paragraphs = [`Reason: ${reason.replaceAll('_', ' ')}.`, ...due, next[status]]
    await notify(tx, { userId, key, kind: 'order', title, detail: paragraphs.join(' '), path })
    const content = mailContent({
      tag: { label: 'Needs you', tone: 'turn' },
      heading: title,
      paragraphs,
      action: { label: action, url: `${publicUrl}${path}` },
      footer: 'You get this because you are an administrator of Lotline.',
    })
    await writeMail(tx, { key: `${key}:${userId}`, to: email, subject: title, ...content })
  }
}
