import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { weeksUntil } from '#market/dashboard/weeks.ts'
import { trendOf, trends } from './trend.ts'

const weeks = weeksUntil(new Date('2026-11-22T12:00:00Z')).map((start, at) => ({
  starts_on: start.toISOString().slice(0, 10),
  views: at,
  offers: 1,
  orders: 2,
  sold_net_cents: cents(at * 1_000_00),
}))

describe('a trend', () => {
  test('tells twelve weeks, each against the same of the twelve before', () => {
    const { points, total, before } = trendOf('views', weeks)
    expect(points).toHaveLength(12)
    expect(points[0]).toMatchObject({
      name: 'Week of Aug 31',
      mark: 'Aug 31',
      value: 12,
      before: 0,
    })
    expect(points.at(-1)).toMatchObject({ name: 'Week of Nov 16', value: 23, before: 11 })
    expect([total, before]).toEqual([210, 66])
  })

  test('reads its figures in full and in brief', () => {
    expect(trends.sold.figure(1_234_50)).toBe('$1,234.50')
    expect(trends.sold.brief(1_234_00)).toBe('$1.2k')
    expect(weeks[0] && trends.sold.detail?.(weeks[0])).toBe('in 2 paid orders')
    expect(trends.views.figure(12_345)).toBe('12,345')
  })
})
