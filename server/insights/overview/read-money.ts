import { sql, type RawBuilder } from 'kysely'
import { daysOfMonth, monthsOf, type MoneyMoved } from '#market/insights/money-moved.ts'
import { periodBefore, type Period } from '#market/insights/period.ts'
import { boundedSum } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { withinDays } from '../insight-conditions.ts'

type DayRow = {
  day: string
  gross: number
  fee: number
  refunded: number
  disputed: number
  paidOut: number
}

/** What the ledger says moved in a period, in the one before, and in each month up to its last. */
export async function readMoney(db: Database, now: Period) {
  const before = periodBefore(now)
  const months = monthsOf(now)
  const from = [months[0] ?? now.from, before.from].toSorted()[0]
  const last = months.at(-1)
  const days = await readDays(db, { from, to: last && daysOfMonth(last).to })
  const movedIn = (period: Period) =>
    days.filter(({ day }) => day >= period.from && day <= period.to).reduce(added, NOTHING)
  return {
    period: { now, before },
    totals: { now: movedIn(now), before: movedIn(before) },
    months: months.map((month) => ({ month, ...movedIn(daysOfMonth(month)) })),
  }
}

/** Money that comes in or leaves is an entry of the card provider's account or the bank's. */
async function readDays(
  db: Database,
  days: { from?: string | undefined; to?: string | undefined },
) {
  const held = sql`e.account in ('clearing', 'bank')`
  const { rows } = await sql<DayRow>`
    select (p.at at time zone 'UTC')::date::text as day,
      ${bounded(sql`sum(e.amount_cents) filter (where ${held} and p.cause in ('payment', 'order') and e.amount_cents > 0)`)} as gross,
      ${bounded(sql`-sum(e.amount_cents) filter (where e.account = 'platform_fee')`)} as fee,
      ${bounded(sql`-sum(e.amount_cents) filter (where ${held} and p.cause = 'refund')`)} as refunded,
      ${bounded(sql`-sum(e.amount_cents) filter (where ${held} and p.cause = 'dispute' and p.kind not like 'fee%')`)} as disputed,
      ${bounded(sql`-sum(e.amount_cents) filter (where ${held} and (p.cause = 'payout' or p.kind = 'paid out by hand'))`)} as paid_out
    from ledger_postings p join ledger_entries e on e.posting_id = p.id
    where ${withinDays(sql`p.at`, days)} and e.account in ('clearing', 'bank', 'platform_fee')
    group by 1`.execute(db)
  return rows
}

const bounded = (amount: RawBuilder<unknown>) =>
  sql`greatest(-9007199254740991, least(9007199254740991, coalesce(${amount}, 0)))::bigint`

const NOTHING: MoneyMoved = {
  gross_cents: 0,
  fee_cents: 0,
  refunded_cents: 0,
  disputed_cents: 0,
  paid_out_cents: 0,
}

const added = (sum: MoneyMoved, day: DayRow): MoneyMoved => ({
  gross_cents: boundedSum(sum.gross_cents, day.gross),
  fee_cents: boundedSum(sum.fee_cents, day.fee),
  refunded_cents: boundedSum(sum.refunded_cents, day.refunded),
  disputed_cents: boundedSum(sum.disputed_cents, day.disputed),
  paid_out_cents: boundedSum(sum.paid_out_cents, day.paidOut),
})
