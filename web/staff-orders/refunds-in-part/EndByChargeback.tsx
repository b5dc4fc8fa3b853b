import { formatUsd } from '#market/money.ts'
import type { PartialRefund } from '#market/staff-orders/staff-order.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useEndByChargeback } from './part-queries.ts'

type Props = { orderId: number; part: PartialRefund }

/** Ends a failed refund that the buyer's bank gave back through a chargeback. */
export function EndByChargeback({ orderId, part }: Props) {
  const end = useEndByChargeback(orderId)
  return (
    <AskFirst
      label="End refund"
      look={{ size: 'small' }}
      title="End this refund?"
      confirmLabel="End refund"
      cancelLabel="Back"
      onConfirm={() => end.run(part, () => toastSaved('Refund ended'))}
    >
      The buyer’s bank has returned the money. {formatUsd(part.amount_cents)} isn’t sent again. This
      can’t be undone.
    </AskFirst>
  )
}
