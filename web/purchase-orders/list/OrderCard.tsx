import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderNeeds } from '#market/purchase-orders/purchase-order-status.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { counterpartyOf } from '#market/purchase-orders/counterparty.ts'
import styles from './OrderCard.module.css'
import { OrderDetails } from '../details/OrderDetails.tsx'
import { OrderFoot } from './OrderFoot.tsx'
import { OrderHead } from './OrderHead.tsx'
import { OrderSteps } from '../progress/OrderSteps.tsx'
import { ActionRequired } from '../progress/ActionRequired.tsx'
import { PrintedHead } from '../print/PrintedHead.tsx'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { OrderTimeline } from '../progress/OrderTimeline.tsx'

type Props = {
  order: PurchaseOrder
  viewer: Party
  onClose: () => void
}

/** An open order in the list. */
export function OrderCard({ order, viewer, onClose }: Props) {
  const needsAction = orderNeeds(order, viewer)
  return (
    <Card
      edge={needsAction ? 'turn' : undefined}
      className={styles['card']}
      data-order={order.po_number}
      aria-label={`${order.po_number}, ${counterpartyOf(order, viewer)}`}
    >
      <PrintedHead order={order} viewer={viewer} />
      {needsAction && <ActionRequired order={order} viewer={viewer} />}
      <OrderHead order={order} viewer={viewer} onClose={onClose} />
      <OrderSteps order={order} viewer={viewer} />
      <OrderDetails order={order} viewer={viewer} />
      <OrderHistory order={order} viewer={viewer} />
      <OrderFoot order={order} viewer={viewer} />
    </Card>
  )
}

type OrderHistoryProps = { order: PurchaseOrder; viewer: Party }

function OrderHistory({ order, viewer }: OrderHistoryProps) {
  return (
    <div className={styles['history']}>
      <Disclosure title={`History · ${order.history.length}`}>
        <OrderTimeline order={order} viewer={viewer} />
      </Disclosure>
    </div>
  )
}
