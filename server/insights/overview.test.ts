import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Overview } from '#market/insights/overview.ts'
import { dayOf, daysAfter, lastWeeks, type Period } from '#market/insights/period.ts'
import { loadDemo } from '#demo/load/load-demo.ts'
import type { Caller } from '#server/testing/caller.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { aRandomMarketplace } from './testing/a-random-marketplace.ts'
import { everythingIn } from './testing/everything.ts'
import { foldOverview } from './testing/folds.ts'

const TERMS = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://localhost:3000',
}
const today = dayOf(new Date())
const PERIODS: Period[] = [
  lastWeeks(4, today),
  lastWeeks(12, today),
  lastWeeks(52, today),
  { from: daysAfter(today, -40), to: daysAfter(today, -3) },
  { from: today, to: today },
]

type Load = (site: TestSite) => Promise<unknown>

const drawn =
  (seed: number): Load =>
  ({ db }) =>
    db
      .transaction()
      .execute((tx) =>
        aRandomMarketplace(tx, seed, { people: 25, lots: 60, offers: 250, days: 120 }),
      )

describe.each<{ what: string; load: Load }>([
  { what: 'the demo marketplace', load: (site) => loadDemo(site.db, TERMS) },
  { what: 'a random marketplace', load: drawn(1) },
  { what: 'another random marketplace', load: drawn(2) },
])('the overview of $what', ({ load }) => {
  let site: TestSite
  let staff: Caller
  beforeAll(async () => {
    site = await startSite({ env: { WORKER: 'off' } })
    await load(site)
    staff = await site.as(await anAdministrator(site.db))
  })
  afterAll(() => site.stop())

  test.each(PERIODS)('from $from to $to says what plain loops count', async ({ from, to }) => {
    const { status, body } = await staff.get(`/admin/insights/overview?from=${from}&to=${to}`)
    expect(status).toBe(200)
    const counted = foldOverview(await everythingIn(site.db), { from, to })
    expect(withRoundWaits(body)).toEqual(withRoundWaits(counted))
  })
})

/** The same up to a thousandth of a second, as sums of floating numbers may differ in their last digit. */
function withRoundWaits(overview: Overview) {
  const round = (seconds: number | null) => seconds && Math.round(seconds * 1000) / 1000
  const { now, before } = overview.first_answer
  const rounded = (each: typeof now) => ({
    ...each,
    median_seconds: round(each.median_seconds),
    p90_seconds: round(each.p90_seconds),
  })
  return { ...overview, first_answer: { now: rounded(now), before: rounded(before) } }
}

describe('a period', () => {
  let site: TestSite
  let staff: Caller
  beforeAll(async () => {
    site = await startSite({ env: { WORKER: 'off' } })
    staff = await site.as(await anAdministrator(site.db))
  })
  afterAll(() => site.stop())

  test.each([
    ['from=2026-03-02&to=2026-03-01', 'The end date is before the start date'],
    ['from=2016-03-02&to=2026-03-01', 'Maximum five years'],
    ['from=tomorrow&to=2026-03-01', 'Invalid date'],
    ['to=2026-03-01', 'Invalid date'],
  ])('of %s is refused', async (query, message) => {
    const { status, body } = await staff.get(`/admin/insights/overview?${query}`)
    expect([status, body.errors]).toEqual([422, [message]])
  })
})
