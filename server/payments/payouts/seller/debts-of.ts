import { cents } from '#market/money.ts'
import type { SellerMoney } from '#market/payouts/payout-api.ts'
import { statementKind } from '#market/payouts/statement-kind.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { ordersInDebt } from '../open-entries.ts'

/** The orders whose seller owes for them, the oldest debt first, each with what it came from last. */
export async function debtsOf(tx: Tx, sellerId: number): Promise<SellerMoney['debts']> {
  const rows = await ordersInDebt(tx, sellerId)
  return rows.map(({ orderId, number, cause, kind, owed, on }) => ({
    order_id: String(orderId),
    po_number: poNumber(number),
    kind: statementKind(cause, kind),
    amount_cents: cents(owed),
    on,
  }))
}
