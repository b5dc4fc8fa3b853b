import type { OrderActor, PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'

/** One event of an order: who caused it, and what they said with it. */
export type Step = {
  event: PurchaseOrderEvent
  by: { party: OrderActor; userId: number | null }
  note?: string | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
}
