import type { Selectable } from 'kysely'
import { formatUsd } from '#market/money.ts'
import { refusedRefundWords } from '#market/payments/refused-refund-words.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { RefundsTable } from './payment-tables.ts'
import type { RefusedRefund } from './provider.ts'

type Facts = { order: PurchaseOrder; kept: Selectable<RefundsTable>; refusal: RefusedRefund }

/** Tells every administrator why money does not go back to a buyer, and whose it is to do something. */
export async function sendRefusedRefundNews(
  { tx, publicUrl }: { tx: Tx; publicUrl: string },
  { order, kept, refusal: { code, isForGood } }: Facts,
) {
  const orderNumber = poNumber(order.number)
  const key = `refund:${kept.id}:${kept.attempt}:refused:${code}`
  const path = `/admin/purchase_orders?order=${orderNumber}`
  const title = `The refund of ${formatUsd(kept.amountCents)} for ${orderNumber} was refused`
  const next = isForGood
    ? `${order.buyerName} was not told to expect money. Return it manually, or request the refund again.`
    : `${order.buyerName} was not told that money is on its way. We’ll try again automatically.`
  const detail = `${refusedRefundWords(code)}. ${next}`
  for (const { userId, email } of await administrators(tx)) {
    await notify(tx, { userId, key, kind: 'order', title, detail, path })
    const content = mailContent({
      tag: { label: 'Needs you', tone: 'turn' },
      heading: title,
      paragraphs: [`${refusedRefundWords(code)}.`, next],
      action: { label: 'View order', url: `${publicUrl}${path}` },
      footer: 'You get this because you are an administrator of Lotline.',
    })
    await writeMail(tx, { key: `${key}:${userId}`, to: email, subject: title, ...content })
  }
}
