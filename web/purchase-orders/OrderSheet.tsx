import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { needsAttention } from '#market/purchase-orders/purchase-order-status.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { counterpartyOf } from '#market/purchase-orders/counterparty.ts'
import styles from './OrderCard.module.css'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderNextStep } from './OrderNextStep.tsx'
import { OrderPath } from './OrderPath.tsx'
import { OrderTurn } from './OrderTurn.tsx'
import { PrintedHead } from './PrintedHead.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

/** The order itself: whose turn it is, its way, and what was ordered. */
export function OrderSheet({ order, viewer }: Props) {
  const isTurn = needsAttention(order.status, viewer)
  return (
    <Card
      edge={isTurn ? 'turn' : undefined}
      className={styles['card']}
      data-order={order.po_number}
      aria-label={`${order.po_number}, ${counterpartyOf(order, viewer)}`}
    >
      <PrintedHead order={order} viewer={viewer} />
      {isTurn && <OrderTurn order={order} viewer={viewer} />}
      <OrderNextStep order={order} viewer={viewer} />
      <OrderPath order={order} viewer={viewer} />
      <OrderDetails order={order} viewer={viewer} />
    </Card>
  )
}
