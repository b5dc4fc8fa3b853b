import type { Party } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'

type RefundsOnOrder = Awaited<ReturnType<typeof refundsOnOrders>>

/** What staff gave back in part of several orders. */
export const refundsOnOrders = (tx: Tx, orderIds: number[]) =>
  tx
    .selectFrom('partialRefunds')
    .select(['id', 'purchaseOrderId', 'amountCents', 'feeCents', 'reason', 'lines', 'status', 'at'])
    .where('purchaseOrderId', 'in', orderIds)
    .orderBy('id')
    .execute()

/** What failed is staff's to end: to both sides it is still requested. */
export const refundOnOrderJson = (refund: RefundsOnOrder[number], party: Party) => ({
  id: refund.id,
  amount_cents: refund.amountCents,
  ...(party === 'seller' && { share_of_seller: cents(refund.amountCents - refund.feeCents) }),
  reason: refund.reason,
  state: stateOf(refund.status),
  lines: refund.lines,
  at: refund.at.toISOString(),
})

function stateOf(status: RefundsOnOrder[number]['status']) {
  if (status === 'charged_back') return 'charged_back' as const
  return status === 'made' || status === 'returned' ? ('refunded' as const) : ('requested' as const)
}
