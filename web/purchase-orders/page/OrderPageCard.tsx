import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderNeeds } from '#market/purchase-orders/purchase-order-status.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { counterpartyOf } from '#market/purchase-orders/counterparty.ts'
import styles from '../list/OrderCard.module.css'
import { OrderDetails } from '../details/OrderDetails.tsx'
import { OrderNextStep } from './OrderNextStep.tsx'
import { OrderSteps } from '../progress/OrderSteps.tsx'
import { ActionRequired } from '../progress/ActionRequired.tsx'
import { DisputeNotice } from '../ship/DisputeNotice.tsx'
import { ShortageNotice } from '../packing/ShortageNotice.tsx'
import { PrintedHead } from '../print/PrintedHead.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

/** The order itself: the next action, its progress and its products. */
export function OrderPageCard({ order, viewer }: Props) {
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
      {order.dispute && <DisputeNotice dispute={order.dispute} />}
      <ShortageNotice order={order} viewer={viewer} />
      <OrderNextStep order={order} viewer={viewer} />
      <OrderSteps order={order} viewer={viewer} />
      <OrderDetails order={order} viewer={viewer} />
    </Card>
  )
}
