import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { needsAttention } from '#market/purchase-orders/purchase-order-status.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { CardFoot } from '#web/platform/ui/CardFoot.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { canReorder } from '../details/can-reorder.ts'
import styles from './OrderFoot.module.css'
import { OrderPdfButton } from '../print/OrderPdfButton.tsx'
import { OrderSentence } from '../progress/OrderSentence.tsx'
import { OrderTracking } from '../ship/OrderTracking.tsx'
import { PrintButtons } from '../print/PrintButtons.tsx'
import { ReceiveOrderButton } from '../ship/ReceiveOrderButton.tsx'
import { ReorderLink } from '../details/ReorderLink.tsx'
import { NextActionButton } from '../progress/NextActionButton.tsx'

type Props = {
  order: PurchaseOrder
  viewer: Party
  /** Absent when the whole order shows. */
  onOpen: (() => void) | undefined
}

/** The actions of an order, and its tracking. */
export function OrderFoot({ order, viewer, onOpen }: Props) {
  const needsAction = needsAttention(order.status, viewer)
  const mayReceive = order.allowed_state_transitions.some(({ event }) => event === 'receive')
  return (
    <CardFoot className={classes(styles['foot'], needsAction && styles['stick'])}>
      <NextActionButton order={order} viewer={viewer} />
      {order.tracking_number && <OrderTracking order={order} viewer={viewer} />}
      {onOpen && !order.tracking_number && (
        <div className={styles['sentence']}>
          <OrderSentence order={order} viewer={viewer} />
        </div>
      )}
      {onOpen ? (
        <Button aria-label={`View order details of ${order.po_number}`} onClick={onOpen}>
          View order details
        </Button>
      ) : (
        <>
          <ButtonLink href={paths.order(order.id)} aria-label={`Open order ${order.po_number}`}>
            Open order
          </ButtonLink>
          <span className={styles['papers']}>
            <OrderPdfButton order={order} />
            <PrintButtons order={order} viewer={viewer} />
          </span>
        </>
      )}
      {canReorder(order, viewer) && <ReorderLink order={order} size="medium" />}
      {mayReceive && <ReceiveOrderButton order={order} />}
    </CardFoot>
  )
}
