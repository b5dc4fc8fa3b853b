import { disputeTitle, type DisputeStatus } from '#market/purchase-orders/dispute.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { FoundDispute } from './provider.ts'

const NEXT: Record<DisputeStatus, string> = {
  warning: 'Shipping now needs a confirmation. A refund now may prevent a chargeback.',
  open: 'Shipping now needs a confirmation, and the order can’t be settled until the chargeback is closed.',
  won: 'You keep the payment. The order continues as usual.',
  lost: 'The bank returned the payment to the cardholder. Shipping needs a confirmation.',
  closed: 'No action is needed.',
}

/** Tells every administrator what the bank of a card says of the payment of an order. */
export async function sendDisputeNews(
  { tx, publicUrl }: { tx: Tx; publicUrl: string },
  order: PurchaseOrder,
  { id, status, amount, reason, respondBy }: FoundDispute,
) {
  const orderNumber = poNumber(order.number)
  const key = `dispute:${id}:${status}`
  const path = `/admin/purchase_orders?order=${orderNumber}`
  const title = `${orderNumber}: ${disputeTitle({ status, amount_cents: amount })}`
  for (const { userId, email, timeZone } of await administrators(tx)) {
    const due =
      respondBy && status === 'open' ? [`Evidence is due by ${mailTime(respondBy, timeZone)}.`] : []
    const paragraphs = [`Reason: ${reason.replaceAll('_', ' ')}.`, ...due, NEXT[status]]
    await notify(tx, { userId, key, kind: 'order', title, detail: paragraphs.join(' '), path })
    const content = mailContent({
      tag: { label: 'Needs you', tone: 'turn' },
      heading: title,
      paragraphs,
      action: { label: 'View order', url: `${publicUrl}${path}` },
      footer: 'You get this because you are an administrator of Lotline.',
    })
    await writeMail(tx, { key: `${key}:${userId}`, to: email, subject: title, ...content })
  }
}
