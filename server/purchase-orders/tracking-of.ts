import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { PurchaseOrder } from './find-order.ts'

type Tracked = Pick<PurchaseOrder, 'carrier' | 'trackingNumber'>

type Act = {
  event: PurchaseOrderEvent
  carrier?: string | undefined
  trackingNumber?: string | undefined
}

/** How the history names the tracking that a correction replaces. */
export const trackingOf = ({ carrier, trackingNumber }: Tracked) =>
  [carrier, trackingNumber].filter(Boolean).join(', ') || 'no tracking number'

/** Whether an order has this correction already: sent twice, it is noted and told once. */
export const isCorrected = (order: Tracked, { event, carrier, trackingNumber }: Act) =>
  event === 'correct_tracking' &&
  order.carrier === carrier &&
  order.trackingNumber === trackingNumber
