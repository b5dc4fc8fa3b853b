import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { isReady } from './parcels.ts'

type Props = { orders: readonly PurchaseOrder[] }

/** Leads to the page where several orders are shipped at once; absent below two. */
export function ShipOrdersLink({ orders }: Props) {
  const ready = orders.filter(isReady).length
  if (ready < 2) return null
  return <ButtonLink href={paths.shipOrders()}>Ship {ready} orders</ButtonLink>
}
