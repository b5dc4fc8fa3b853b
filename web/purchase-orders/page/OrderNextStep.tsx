import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderNeeds } from '#market/purchase-orders/purchase-order-status.ts'
import { canReorder } from '../details/can-reorder.ts'
import { OrderSentence } from '../progress/OrderSentence.tsx'
import { LegalLinks } from '#web/legal-pages/LegalLinks.tsx'
import { CancelOrderButton } from '../pay/CancelOrderButton.tsx'
import styles from './OrderNextStep.module.css'
import { ReceiveOrderButton } from '../receive/ReceiveOrderButton.tsx'
import { ReorderLink } from '../details/ReorderLink.tsx'
import { NextActionButton } from '../progress/NextActionButton.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

/** What the reader can do with the order now, or whom the order waits for. */
export function OrderNextStep({ order, viewer }: Props) {
  const mayReceive = order.allowed_state_transitions.some(({ event }) => event === 'receive')
  return (
    <div className={styles['next']}>
      {!orderNeeds(order, viewer) && (
        <div className={styles['sentence']}>
          <OrderSentence order={order} viewer={viewer} />
        </div>
      )}
      <NextActionButton order={order} viewer={viewer} />
      <CancelOrderButton order={order} />
      {viewer === 'buyer' && order.status === 'awaiting_initial_payment' && (
        <p className={styles['legal']}>
          <LegalLinks />
        </p>
      )}
      {mayReceive && <ReceiveOrderButton order={order} />}
      {canReorder(order, viewer) && <ReorderLink order={order} size="medium" />}
    </div>
  )
}
