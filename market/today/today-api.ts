import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { orderTroubles } from '#market/staff-orders/order-trouble.ts'
import { instant } from '#market/wire.ts'

/** What can need somebody of staff, the most urgent first. */
export const todayKinds = [
  'overdue_applications',
  ...orderTroubles,
  'claims',
  'certificates',
  'payouts_to_send',
  'payouts_failed',
  'payouts_late',
  'payouts_due',
  'assigned_applications',
  'assigned_orders',
  'assigned_people',
  'approvals',
  'silent_worker',
  'failed_jobs',
  'late_jobs',
  'card_payments',
  'payment_events',
  'without_leads',
] as const
export type TodayKind = (typeof todayKinds)[number]

const dueToday = z.object({
  kind: z.enum(todayKinds),
  count: z.int().positive(),
  /** Since when the oldest waits; of orders soon due and of disputes, the next deadline; null when it was never otherwise. */
  at: instant.nullable(),
})
export type DueToday = z.infer<typeof dueToday>

/** Payouts, approvals, jobs, card payments, payment events and leads are listed for administrators only. */
export const readToday = endpoint({
  method: 'GET',
  path: '/admin/today',
  summary: 'What needs staff today, with how many and since when',
  policy: 'staff_verified',
  answer: z.object({ data: z.array(dueToday) }),
})
