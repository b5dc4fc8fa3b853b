import { refundAsksSecond } from '#market/approvals/approval-limits.ts'
import type { PartialRefundForm } from '#market/staff-orders/partial-refund-form.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { useAskForApproval, useWaiting } from '#web/approvals/approval-queries.ts'
import { useRefundPart } from './part-queries.ts'

type Sent = { form: PartialRefundForm; isLarge: boolean }

/** Refunds a part, or asks a second administrator where it is too large for one. */
export function useRefundOrAsk({ id, total_cents: total }: StaffOrderDetail) {
  const refund = useRefundPart(id)
  const ask = useAskForApproval()
  const isLarge = refundAsksSecond({ isPaid: true, total })
  const waiting = useWaiting({ act: 'partial_refund', subjectId: id, isLarge })
  return {
    hasColleague: waiting.data?.hasColleague ?? true,
    error: refund.error ?? ask.error,
    isPending: refund.isPending || ask.isPending,
    send(sent: Sent, then: (isDecided: boolean) => void) {
      if (!sent.isLarge) return refund.mutate(sent.form, { onSuccess: () => then(true) })
      const approval = { ...sent.form, act: 'partial_refund', subject_id: id } as const
      ask.mutate(approval, { onSuccess: ({ data }) => then(data.outcome !== null) })
    },
  }
}
