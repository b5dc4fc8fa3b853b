import { Clock } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { TimeLeft } from '#web/platform/ui/times/TimeLeft.tsx'
import { orderStanding } from './order-standing.ts'
import { OrderSentence } from './OrderSentence.tsx'
import styles from './ActionRequired.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** Says what the reader has to do, and by when. */
export function ActionRequired({ order, viewer }: Props) {
  const { ask, due } = orderStanding(order, viewer)
  if (!due)
    return (
      <div className={styles['strip']}>
        <b>{ask}</b> <OrderSentence order={order} viewer={viewer} />
      </div>
    )
  return (
    <div className={styles['strip']}>
      <b>{ask}</b>
      <span>
        before <DateTime at={due} />, or the order is canceled and the units go back
        {!isPayableByCard(order.total_cents) && '. It cannot be paid by card: we will contact you'}
      </span>
      <span className={styles['left']}>
        <Clock className="i-14" />
        <TimeLeft until={due} />
      </span>
    </div>
  )
}
