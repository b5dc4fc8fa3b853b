import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'

type Props = { order: PurchaseOrder; size: 'small' | 'medium' }

/** Links to the product, or to the seller's page when the order had several products. */
export function ReorderLink({ order, size }: Props) {
  const [line, ...others] = order.purchase_order_products
  const href =
    line && others.length === 0
      ? paths.product(order.seller_id, line.product.id)
      : paths.storefront(order.seller_id)
  return (
    <ButtonLink href={href} size={size} aria-label={`Reorder from ${order.seller_name}`}>
      Reorder
    </ButtonLink>
  )
}
