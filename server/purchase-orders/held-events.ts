import { mayBuyerCancel } from '#market/purchase-orders/ship-by.ts'
import { disputeHolds } from '#market/purchase-orders/dispute.ts'
import type { OrderActor, PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { waitsForBuyer } from './shortage-of-order.ts'
import type { PurchaseOrder } from './find-order.ts'

type Held = Pick<
  PurchaseOrder,
  'onHoldFor' | 'dispute' | 'openClaims' | 'status' | 'shipBy' | 'shortage'
>

/** What this side does not do with an order for now, whose turn it ever is. */
export const heldEvents = (order: Held, by: OrderActor, today: string): PurchaseOrderEvent[] => [
  ...(order.onHoldFor || waitsForBuyer(order) ? (['ship'] as const) : []),
  ...(by === 'buyer' && order.status === 'awaiting_shipment' && !mayBuyerCancel(order, today)
    ? (['cancel'] as const)
    : []),
  ...disputeHolds(order.dispute?.status),
  ...(order.openClaims.length > 0 ? (['mark_paid_in_full'] as const) : []),
]
