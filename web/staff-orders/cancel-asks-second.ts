import { refundAsksSecond } from '#market/approvals/approval-limits.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'

type PaidOrder = Pick<StaffOrderDetail, 'paid_at' | 'total_cents'>

/** Whether canceling refunds more than one administrator may approve. */
export const cancelAsksSecond = ({ paid_at: paidAt, total_cents: total }: PaidOrder) =>
  refundAsksSecond({ isPaid: paidAt !== null, total })
