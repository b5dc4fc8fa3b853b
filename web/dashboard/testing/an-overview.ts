import type { Due, Overview } from '#market/dashboard/overview-api.ts'
import { weeksUntil } from '#market/dashboard/weeks.ts'
import { cents } from '#market/money.ts'

const NOTHING_DUE: Due = {
  offers: { count: 0, total_cents: cents(0), first_closes_at: null },
  orders: { count: 0, po_numbers: [], first_paid_at: null },
  provisional_count: 0,
  expiring_count: 0,
  claims: { count: 0, order_id: null, answer_by: null },
  question_count: 0,
}

/** Of a shop that only had views, with these tasks. */
export const anOverview = (due: Partial<Due> = {}): Overview => ({
  due: { ...NOTHING_DUE, ...due },
  weeks: weeksUntil(new Date('2026-11-22')).map((start) => ({
    starts_on: start.toISOString().slice(0, 10),
    views: 1,
    offers: 0,
    orders: 0,
    sold_net_cents: cents(0),
  })),
  offers_ended: { now: { count: 0, accepted: 0 }, before: { count: 0, accepted: 0 } },
  most_viewed: [],
})
