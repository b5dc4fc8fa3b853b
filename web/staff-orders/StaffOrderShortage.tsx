import { formatUsd } from '#market/money.ts'
import type { PackingShortage } from '#market/purchase-orders/packing-shortage.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { linesShort } from '#web/purchase-orders/packing/lines-short.ts'

type Props = { order: StaffOrderDetail; short: PackingShortage }

/** What its seller did not find of an order, and what came of it. */
export function StaffOrderShortage({ order, short }: Props) {
  return (
    <span>
      {linesShort(order).join(', ')} missing ({formatUsd(short.amount_cents)}).{' '}
      {short.is_waiting && short.answer_by ? (
        <>
          Waiting for the buyer until <DateTime at={short.answer_by} />.
        </>
      ) : (
        resultOf(short)
      )}
    </span>
  )
}

function resultOf({ outcome, answer }: PackingShortage) {
  if (outcome === 'refund_and_ship') return 'Refunded, and the rest shipped.'
  if (outcome === 'cancel') return 'The order was canceled.'
  if (answer === 'accepted') return 'The buyer accepted the smaller order.'
  if (answer === 'canceled') return 'The buyer canceled the order.'
  return answer === 'expired' ? 'The buyer did not answer in time.' : 'The question is over.'
}
