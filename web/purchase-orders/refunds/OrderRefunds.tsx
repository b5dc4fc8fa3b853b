import { formatUsd } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Day } from '../Day.tsx'
import styles from './OrderRefunds.module.css'
import { otherRefund, refundedUnits, refundStateWords } from './refund-words.ts'

type Props = { order: PurchaseOrder; className?: string | undefined }

/** What was refunded of the order: how much, when and why. */
export function OrderRefunds({ order, className }: Props) {
  const other = otherRefund(order)
  if (order.refunds.length === 0 && !other) return null
  return (
    <Card className={className} aria-label="Refunds">
      <h2 className={styles['title']}>Refunds</h2>
      <ul className={styles['refunds']}>
        {order.refunds.map((refund) => (
          <li key={refund.id} className={styles['refund']}>
            <span className={styles['words']}>
              <span className={styles['reason']}>{refund.reason}</span>
              {refundedUnits(refund, order).map((words) => (
                <span key={words}>{words}</span>
              ))}
              <span className="muted">
                {refundStateWords(refund)} · <Day at={refund.at} />
              </span>
            </span>
            <span className={styles['amounts']}>
              <b>{formatUsd(refund.amount_cents)}</b>
              {refund.share_of_seller !== undefined && (
                <span className="muted">{formatUsd(refund.share_of_seller)} from your net</span>
              )}
            </span>
          </li>
        ))}
        {other && (
          <li className={styles['refund']}>
            <span className={styles['words']}>{other.words}</span>
            <b className={styles['amounts']}>{other.amount}</b>
          </li>
        )}
      </ul>
    </Card>
  )
}
