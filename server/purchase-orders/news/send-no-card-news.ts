import { formatUsd, type Cents } from '#market/money.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { mailContent } from '#server/platform/mail/mail-content.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'

type NewOrder = { id: number; number: number; totalCents: Cents }

/** Tells staff of an order that no card pays: they send the buyer the details for a wire transfer. */
export async function sendNoCardNews(
  tx: Tx,
  { publicUrl }: { publicUrl: string },
  { id, number, totalCents }: NewOrder,
) {
  if (isPayableByCard(totalCents)) return
  const orderNumber = poNumber(number)
  const key = `order:${id}:no_card`
  const path = `/admin/purchase_orders?order=${orderNumber}`
  const title = `No card pays the ${formatUsd(totalCents)} for ${orderNumber}`
  const detail = 'Send the buyer the details for a wire transfer.'
  for (const { userId, email } of await administrators(tx)) {
    await notify(tx, { userId, key, kind: 'order', title, detail, path })
    const content = mailContent({
      tag: { label: 'Needs you', tone: 'turn' },
      heading: title,
      paragraphs: [
        `${detail} Once the money arrives, confirm it on the order. Unpaid orders are canceled at their deadline.`,
      ],
      action: { label: 'View order', url: `${publicUrl}${path}` },
      footer: 'You get this because you are an administrator of Lotline.',
    })
    await writeMail(tx, { key: `${key}:${userId}`, to: email, subject: title, ...content })
  }
}
