import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { Price } from '#web/platform/ui/prices/Price.tsx'
import { CancelOrderButton } from '#web/purchase-orders/pay/CancelOrderButton.tsx'
import { NextActionButton } from '#web/purchase-orders/progress/NextActionButton.tsx'
import { OrderSentence } from '#web/purchase-orders/progress/OrderSentence.tsx'

type Props = { order: PurchaseOrder; productId: number }

/** The buyer's order of this lot that is not paid, in place of a second one (decision I16). */
export function UnpaidOrder({ order, productId }: Props) {
  const pill = purchaseOrderPill(order.status, 'buyer')
  const line = order.purchase_order_products.find(({ product }) => product.id === productId)
  return (
    <section aria-label="Your order">
      <h2 className="sr">Your order</h2>
      <Card edge="turn">
        <CardHead title={<Link href={paths.order(order.id)}>{order.po_number}</Link>}>
          <Pill colour={pill.tone}>{pill.label}</Pill>
        </CardHead>
        <div style={{ padding: 'var(--s-2) var(--s-5)' }}>
          <p>You ordered this lot and haven’t paid yet. Its units are reserved for you.</p>
          <DescriptionList
            facts={[
              { label: 'Units', value: quantityText(line?.quantity ?? 0) },
              { label: 'Order total', value: <Price of={order.total_cents} className="semi" /> },
            ]}
          />
          <OrderSentence order={order} viewer="buyer" />
        </div>
        <CardFoot>
          <NextActionButton order={order} viewer="buyer" />
          <CancelOrderButton order={order} />
        </CardFoot>
      </Card>
    </section>
  )
}
