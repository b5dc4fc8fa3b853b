import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { recordAddress } from './record-address.ts'

type Props = { order: PurchaseOrder }

/** The number of the offer that the order came from; leads to how the price was agreed. */
export function RecordLink({ order }: Props) {
  return (
    <Link className="nowrap" href={recordAddress(order.id)} title="Negotiation">
      {order.offer_number}
    </Link>
  )
}
