import { disputeHolds } from '#market/purchase-orders/dispute.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { PurchaseOrder } from './find-order.ts'

type Held = Pick<PurchaseOrder, 'onHoldFor' | 'dispute'>

/** What nobody does with an order for now, whose turn it ever is. */
export const heldEvents = ({ onHoldFor, dispute }: Held): PurchaseOrderEvent[] => [
  ...(onHoldFor ? (['ship'] as const) : []),
  ...disputeHolds(dispute?.status),
]
