import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { needsAttention } from '#market/purchase-orders/purchase-order-status.ts'
import { canReorder } from './can-reorder.ts'
import { OrderSentence } from './OrderSentence.tsx'
import styles from './OrderNextStep.module.css'
import { ReceiveOrderButton } from './ReceiveOrderButton.tsx'
import { ReorderLink } from './ReorderLink.tsx'
import { TurnAction } from './TurnAction.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

/** What the reader can do with the order now, or for whom it waits. */
export function OrderNextStep({ order, viewer }: Props) {
  const mayReceive = order.allowed_state_transitions.some(({ event }) => event === 'receive')
  return (
    <div className={styles['next']}>
      {!needsAttention(order.status, viewer) && (
        <div className={styles['sentence']}>
          <OrderSentence order={order} viewer={viewer} />
        </div>
      )}
      <TurnAction order={order} viewer={viewer} />
      {mayReceive && <ReceiveOrderButton order={order} />}
      {canReorder(order, viewer) && <ReorderLink order={order} size="medium" />}
    </div>
  )
}
