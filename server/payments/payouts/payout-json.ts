import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import { payoutProblem } from '#market/payouts/payout-problem.ts'
import type { Payout, PayoutMethod, PayoutStatus } from '#market/payouts/payout.ts'

export type PayoutRow = {
  id: number
  status: PayoutStatus
  method: PayoutMethod
  amountCents: Cents
  begunAt: Date
  sentAt: Date | null
  arrivesAt: Date | null
  endedAt: Date | null
  bankName: string | null
  bankLast4: string | null
  bankReference: string | null
  problem: string | null
  ordersCount: number
}

/** Of payouts `t`. */
export const payoutColumns = sql`t.id, t.status, t.method, t.amount_cents, t.begun_at, t.sent_at, t.arrives_at, t.ended_at,
  t.bank_name, t.bank_last4, t.bank_reference, t.problem,
  (select count(*) from payout_orders w where w.payout_id = t.id) as orders_count`

export const payoutJson = (row: PayoutRow): Payout => ({
  id: row.id,
  status: row.status,
  method: row.method,
  amount_cents: row.amountCents,
  begun_at: row.begunAt.toISOString(),
  sent_at: row.sentAt?.toISOString() ?? null,
  arrives_at: row.arrivesAt?.toISOString() ?? null,
  ended_at: row.endedAt?.toISOString() ?? null,
  bank_name: row.bankName,
  bank_last4: row.bankLast4,
  bank_reference: row.bankReference,
  problem: payoutProblem(row.problem),
  orders_count: row.ordersCount,
})

export const payoutSorts = {
  newest: sql`t.begun_at desc, t.id desc`,
  oldest: sql`t.begun_at, t.id`,
  amount: sql`t.amount_cents desc, t.id desc`,
}
