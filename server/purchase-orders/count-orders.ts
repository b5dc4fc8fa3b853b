import { sql } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import type { OrderCounts } from '#market/purchase-orders/order-counts-api.ts'
import { needsAttention, orderAwaits } from '#market/purchase-orders/purchase-order-status.ts'
import {
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isOrderOf } from './find-order.ts'
import { hasOpenClaim, openClaims } from './has-open-claim.ts'
import { isWaitingForBuyer } from './shortage-of-order.ts'

/** Orders that stand alike, and how many they are. */
type Alike = {
  status: PurchaseOrderStatus
  isShort: boolean
  openClaims: ClaimState[]
  orders: number
}

/** What awaits a trader among their orders; those that are over are not looked at. */
export async function countOrders(db: Database, viewer: Trader): Promise<OrderCounts> {
  const waiting = purchaseOrderStatuses.filter(
    (status) => status === 'awaiting_shipment' || needsAttention(status, viewer.party),
  )
  const { rows } = await sql<Alike>`
    select status, is_short, open_claims, count(*) as orders from (
      select o.status, ${isWaitingForBuyer} as is_short, ${openClaims}::jsonb as open_claims
      from purchase_orders o where ${isOrderOf(viewer)} and (o.status = any(${waiting}) or ${hasOpenClaim})) as standing
    group by 1, 2, 3`.execute(db)
  const count = (isCounted: (alike: Alike) => boolean) =>
    rows.filter(isCounted).reduce((sum, { orders }) => sum + orders, 0)
  return {
    awaiting_you: count(({ status, isShort, openClaims: claims }) =>
      orderAwaits(
        { status, open_claims: claims, packing_shortage: { is_waiting: isShort } },
        viewer.party,
      ),
    ),
    to_pay: count(
      ({ status }) => viewer.party === 'buyer' && status === 'awaiting_initial_payment',
    ),
  }
}
