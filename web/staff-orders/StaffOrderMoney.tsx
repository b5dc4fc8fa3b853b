import { formatUsd } from '#market/money.ts'
import { refundableOf } from '#market/ledger/partial-refund.ts'
import type { PartialRefund, Refund, StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { PartRow } from './refunds-in-part/PartRow.tsx'
import { refundableIn } from './refunds-in-part/refundable-in.ts'
import { RefundRow } from './RefundRow.tsx'
import { paymentWords, refundAtProviderWords } from './staff-order-words.ts'
import styles from './StaffOrders.module.css'

type Props = {
  order: StaffOrderDetail
  onReturn: (refund: Refund) => void
  onReturnPart: (part: PartialRefund) => void
  onRefundPart: () => void
}

/** What the buyer paid, how, and what was refunded. */
export function StaffOrderMoney({ order, onReturn, onReturnPart, onRefundPart }: Props) {
  const {
    id,
    payments,
    refunds,
    refunds_at_provider: made,
    paid_at: paidAt,
    paid_by_wire: byWire,
  } = order
  return (
    <section className={styles['part']} aria-label="Payment">
      <h3>Payment</h3>
      <p className="soft t13">
        {paidAt ? (
          <>
            Paid <DateTime at={paidAt} />
            {byWire ? ', by wire transfer' : ', by card'}
          </>
        ) : (
          <>
            Not paid; due <DateTime at={order.payment_due_at} />
          </>
        )}
      </p>
      {payments.map((payment) => (
        <div key={payment.id} className={styles['money']}>
          <span>
            {paymentWords(payment)}
            {payment.payment_intent_id && (
              <span className="t13 muted"> {payment.payment_intent_id}</span>
            )}
          </span>
          <span className="tnum">{formatUsd(payment.amount_cents)}</span>
        </div>
      ))}
      {made.map((refund) => (
        <div key={refund.id} className={styles['money']}>
          <span className={refund.status === 'failed' ? 'red' : undefined}>
            {refundAtProviderWords(refund)}
            <span className="t13 muted"> {refund.id}</span>
          </span>
          <span className="tnum">{formatUsd(refund.amount_cents)}</span>
        </div>
      ))}
      {refunds.map((refund) => (
        <RefundRow key={refund.id} orderId={id} refund={refund} onReturn={() => onReturn(refund)} />
      ))}
      {order.partial_refunds.map((part) => (
        <PartRow key={part.id} order={order} part={part} onReturn={() => onReturnPart(part)} />
      ))}
      {mayRefundPart(order) && (
        <AdminsOnly>
          <span className={styles['ways']}>
            <Button size="small" onClick={onRefundPart}>
              Refund part
            </Button>
          </span>
        </AdminsOnly>
      )}
    </section>
  )
}

const mayRefundPart = (order: StaffOrderDetail) =>
  order.paid_at !== null &&
  order.status !== 'canceled' &&
  order.on_hold_for === null &&
  refundableOf(refundableIn(order)) > 0
