import { cents, formatUsd } from '#market/money.ts'
import type { PartialRefund, StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import styles from '../StaffOrders.module.css'
import { EndByChargeback } from './EndByChargeback.tsx'
import { chargedBackWords, partWords, whyRefused } from './part-words.ts'
import { useRetryPart } from './part-queries.ts'

type Props = { order: StaffOrderDetail; part: PartialRefund; onReturn: () => void }

/** One refund in part: what became of it, and what staff can do where it failed. */
export function PartRow({ order, part, onReturn }: Props) {
  const retry = useRetryPart(order.id)
  const isFailed = part.status === 'failed'
  const isByWire = order.paid_by_wire && part.status === 'requested'
  const refused = whyRefused(part)
  return (
    <div className={styles['money']}>
      <span className={isFailed || refused ? 'red' : undefined}>
        <span>
          {part.of_canceled ? 'Refund' : 'Partial refund'}: {partWords(part, order.paid_by_wire)}
        </span>
        {refused && <span className={styles['note']}>{refused}</span>}
        {isFailed && <span className={styles['note']}>{chargedBackWords(order)}</span>}
        <span className={styles['note']}>{part.reason}</span>
        {unitsOf(part, order).map((words) => (
          <span key={words} className={styles['note']}>
            {words}
          </span>
        ))}
        {part.return_note && <span className={styles['note']}>Reference: {part.return_note}</span>}
        <span className={styles['note']}>
          <DateTime at={part.created_at} />
        </span>
      </span>
      <span className={styles['figures']}>
        <span className="tnum">{formatUsd(part.amount_cents)}</span>
        <span className="t13 muted">
          {formatUsd(cents(part.amount_cents - part.fee_cents))} seller, {formatUsd(part.fee_cents)}{' '}
          fee
        </span>
      </span>
      {(isFailed || isByWire) && (
        <AdminsOnly instead="Only administrators can issue refunds.">
          <span className={styles['ways']}>
            <Button size="small" onClick={onReturn}>
              {isByWire ? 'Record bank transfer' : 'Mark as refunded manually'}
            </Button>
            {isFailed && order.dispute?.status === 'lost' && (
              <EndByChargeback orderId={order.id} part={part} />
            )}
            {isFailed && (
              <Button
                size="small"
                busy={retry.isPending}
                onClick={() => void retry.run(part, () => toastSaved('Refund requested again'))}
              >
                Try again
              </Button>
            )}
          </span>
        </AdminsOnly>
      )}
    </div>
  )
}

const unitsOf = ({ lines }: PartialRefund, order: StaffOrderDetail) =>
  (lines ?? []).flatMap(({ line_id: id, quantity }) => {
    const line = order.purchase_order_products.find((each) => each.id === id)
    return line ? [`${quantityText(quantity)} × ${line.product.name}`] : []
  })
