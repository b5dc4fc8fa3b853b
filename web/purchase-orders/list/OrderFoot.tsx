import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderNeeds } from '#market/purchase-orders/purchase-order-status.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { CancelOrderButton } from '../pay/CancelOrderButton.tsx'
import { canReorder } from '../details/can-reorder.ts'
import styles from './OrderFoot.module.css'
import { OrderPdfButton } from '../print/OrderPdfButton.tsx'
import { OrderTracking } from '../ship/OrderTracking.tsx'
import { PrintButtons } from '../print/PrintButtons.tsx'
import { ReceiveOrderButton } from '../receive/ReceiveOrderButton.tsx'
import { ReorderLink } from '../details/ReorderLink.tsx'
import { NextActionButton } from '../progress/NextActionButton.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

/** The actions of an order, and its tracking. */
export function OrderFoot({ order, viewer }: Props) {
  const needsAction = orderNeeds(order, viewer)
  const mayReceive = order.allowed_state_transitions.some(({ event }) => event === 'receive')
  return (
    <CardFoot className={classes(styles['foot'], needsAction && styles['stick'])}>
      <NextActionButton order={order} viewer={viewer} />
      {order.tracking_number && <OrderTracking order={order} />}
      <ButtonLink href={paths.order(order.id)} aria-label={`Open order ${order.po_number}`}>
        Open order
      </ButtonLink>
      <CancelOrderButton order={order} />
      <span className={styles['papers']}>
        <OrderPdfButton order={order} />
        <PrintButtons order={order} viewer={viewer} />
      </span>
      {canReorder(order, viewer) && <ReorderLink order={order} size="medium" />}
      {mayReceive && <ReceiveOrderButton order={order} />}
    </CardFoot>
  )
}
