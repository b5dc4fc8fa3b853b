import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { paidByMonth } from './paid-by-month.ts'

const NOW = new Date('2026-11-28T15:00:00Z')
const paid = (at: string | null, dollars: number) => ({
  ended_at: at,
  amount_cents: cents(dollars * 100),
})

test('what was paid is added up by month, over a year up to this month', () => {
  const points = paidByMonth(
    [
      paid('2026-11-24T15:00:00Z', 90),
      paid('2026-11-03T15:00:00Z', 10),
      paid('2026-09-08T15:00:00Z', 45),
      paid('2024-01-09T15:00:00Z', 7),
      paid(null, 500),
    ],
    NOW,
  )
  expect(points).toHaveLength(12)
  expect(points?.at(0)).toMatchObject({ name: 'December 2025', mark: 'Dec', value: 0 })
  expect(points?.slice(-3).map(({ mark, value, count }) => [mark, value, count])).toEqual([
    ['Sep', 45_00, 1],
    ['Oct', 0, 0],
    ['Nov', 100_00, 2],
  ])
})

test('a payout late on the last day of a month counts for that month in the East', () => {
  const points = paidByMonth(
    [paid('2026-11-01T02:00:00Z', 1), paid('2026-09-08T15:00:00Z', 1)],
    NOW,
  )
  expect(points?.at(-2)).toMatchObject({ mark: 'Oct', value: 1_00 })
})

test('one month alone is no plot', () => {
  expect(paidByMonth([paid('2026-11-24T15:00:00Z', 90)], NOW)).toBeUndefined()
  expect(paidByMonth([], NOW)).toBeUndefined()
})
