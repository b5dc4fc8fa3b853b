import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Panel } from '#web/platform/ui/Panel.tsx'
import { Thumbnails } from '#web/platform/ui/Thumbnails.tsx'
import { OrderSentence } from '#web/purchase-orders/progress/OrderSentence.tsx'
import styles from './BuyerHomePage.module.css'

type Props = { orders: readonly PurchaseOrder[] }

const MOST_SHOWN = 5

/** Where the buyer's paid orders are. */
export function OrdersUnderWay({ orders }: Props) {
  if (orders.length === 0) return null
  return (
    <Panel title="Arriving" aside={<Link href={paths.myOrders()}>My Orders</Link>}>
      <ul className={styles['orders']}>
        {orders.slice(0, MOST_SHOWN).map((order) => (
          <li key={order.id}>
            <Thumbnails
              of={order.purchase_order_products.map(({ id, images }) => ({ id, url: images[0] }))}
            />
            <div className="grow">
              <p className="cut">
                <Link href={paths.order(order.id)} className="semi">
                  {order.po_number}
                </Link>{' '}
                <span className="soft">{order.seller_name}</span>
              </p>
              <OrderSentence order={order} viewer="buyer" />
            </div>
          </li>
        ))}
      </ul>
      {orders.length > MOST_SHOWN && (
        <p className="t13">
          <Link href={paths.myOrders({ tab: 'in_progress' })}>
            {counted(orders.length - MOST_SHOWN, 'more order')}
          </Link>
        </p>
      )}
    </Panel>
  )
}
