import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { useShipOrder } from '../purchase-order-queries.ts'
import { parcelOf, type Parcel, type Parcels } from './parcels.ts'

type Ended = { order: PurchaseOrder; outcome: NonNullable<Parcel['outcome']> }

/** Ships orders one after the other; a refused one stops none of the others. */
export function useShipOrders(onEnded: (ended: Ended) => void) {
  const ship = useShipOrder()
  const [isShipping, setShipping] = useState(false)

  async function shipAll(orders: readonly PurchaseOrder[], parcels: Parcels) {
    setShipping(true)
    for (const order of orders) {
      const { carrier, tracking_number } = parcelOf(parcels, order)
      const outcome = await ship
        .mutateAsync({
          orderId: order.id,
          shipment: { carrier, tracking_number, more_parcels: [], note: '' },
        })
        .then(() => ({ isShipped: true }) as const)
        .catch(({ message }: Error) => ({ isShipped: false, problem: message }) as const)
      onEnded({ order, outcome })
    }
    setShipping(false)
  }

  return { shipAll, isShipping }
}
