import { isDeepStrictEqual } from 'node:util'
import type { Parcel } from '#market/purchase-orders/parcel.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { PurchaseOrder } from './find-order.ts'

type Tracked = Pick<PurchaseOrder, 'carrier' | 'trackingNumber' | 'moreParcels'>

type Act = {
  event: PurchaseOrderEvent
  carrier?: string | undefined
  trackingNumber?: string | undefined
  moreParcels?: readonly Parcel[] | undefined
}

/** How the history names the tracking that a correction replaces. */
export const trackingOf = ({ carrier, trackingNumber, moreParcels }: Tracked) =>
  [
    [carrier, trackingNumber].filter(Boolean).join(', ') || 'no tracking number',
    ...moreParcels.map((parcel) => `${parcel.carrier}, ${parcel.tracking_number}`),
  ].join('; ')

/** Whether an order has this correction already: sent twice, it is noted and told once. */
export const isCorrected = (
  order: Tracked,
  { event, carrier, trackingNumber, moreParcels = order.moreParcels }: Act,
) =>
  event === 'correct_tracking' &&
  order.carrier === carrier &&
  order.trackingNumber === trackingNumber &&
  isDeepStrictEqual(order.moreParcels, moreParcels)
