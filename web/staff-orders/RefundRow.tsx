import { formatUsd } from '#market/money.ts'
import { refusedRefundWords } from '#market/payments/refused-refund-words.ts'
import type { Refund } from '#market/staff-orders/staff-order.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useRetryRefund } from './staff-order-queries.ts'
import { refundWords } from './staff-order-words.ts'
import styles from './StaffOrders.module.css'

type Props = { orderId: number; refund: Refund; onReturn: () => void }

export function RefundRow({ orderId, refund, onReturn }: Props) {
  const retry = useRetryRefund(orderId)
  const isFailed = refund.status === 'failed'
  const refused = isFailed || refund.status === 'requested' ? refund.refused_code : null
  return (
    <div className={styles['money']}>
      <span className={isFailed || refused ? 'red' : undefined}>
        Refund: {refundWords(refund)}
        {refused && <span className={styles['note']}>{refusedRefundWords(refused)}.</span>}
        {refund.return_note && <span className={styles['note']}>{refund.return_note}</span>}
      </span>
      {refund.status !== 'not_needed' && (
        <span className="tnum">{formatUsd(refund.amount_cents)}</span>
      )}
      {isFailed && (
        <AdminsOnly instead="Only administrators can issue refunds.">
          <span className={styles['ways']}>
            <Button size="small" onClick={onReturn}>
              Mark as refunded manually
            </Button>
            <Button
              size="small"
              busy={retry.isPending}
              onClick={() => void retry.run(refund, () => toastSaved('Refund requested again'))}
            >
              Retry refund
            </Button>
          </span>
        </AdminsOnly>
      )}
    </div>
  )
}
