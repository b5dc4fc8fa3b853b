import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { shippingWords } from '#market/purchase-orders/shipping-words.ts'
import { useReadNotices } from '#web/notifications/use-read-notices.ts'
import styles from './OrderDetails.module.css'
import { OrderCoverage } from './OrderCoverage.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderTotals } from './OrderTotals.tsx'
import { OrderShipTo } from './OrderShipTo.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

export function OrderDetails({ order, viewer }: Props) {
  useReadNotices({ orderId: order.id })
  return (
    <div className={styles['details']}>
      <OrderLines order={order} viewer={viewer} />
      <div className={styles['aside']}>
        <OrderTotals order={order} />
        <div className="t13">
          <OrderShipTo order={order} viewer={viewer} />
          <OrderCoverage order={order} viewer={viewer} />
          <p className={styles['freight']}>
            {shippingWords(
              viewer,
              order.ship_by ? `by ${dayInWords(order.ship_by)}` : undefined,
              order.purchase_order_products.map(({ lot }) => lot ?? {}),
            )}
          </p>
        </div>
      </div>
    </div>
  )
}
