import type { Selectable } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { linesOf } from '#server/purchase-orders/order-lines.ts'
import { sendOrderNews } from '#server/purchase-orders/send-order-news.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { RefundsTable } from './payment-tables.ts'

type OnItsWay = { refund: Selectable<RefundsTable>; amount: Cents }

/** The buyer learns that money comes once the provider has taken the refund, and not before (decision I20). */
export async function sendRefundOnItsWay(
  deps: { tx: Tx; terms: Terms },
  order: PurchaseOrder,
  { refund, amount }: OnItsWay,
) {
  await sendOrderNews(deps, order, {
    kind: 'refund_on_its_way',
    key: `refund:${refund.id}:${refund.attempt}:on_its_way`,
    to: 'buyer',
    lines: await linesOf(deps.tx, [order.id]),
    refunded: amount,
  })
}
