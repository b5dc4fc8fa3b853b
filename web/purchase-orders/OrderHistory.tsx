import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import styles from './OrderHistory.module.css'
import { OrderTimeline } from './OrderTimeline.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

export function OrderHistory({ order, viewer }: Props) {
  return (
    <div className={styles['history']}>
      <Disclosure title={`History · ${order.history.length}`}>
        <OrderTimeline order={order} viewer={viewer} />
      </Disclosure>
    </div>
  )
}
