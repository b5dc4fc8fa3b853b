import { expect, onTestFinished, test, vi } from 'vitest'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import { businessDaysAfter, dayOf } from './business-days.ts'

const QUARTER_MS = 15 * 60_000

test.each([
  ['over a weekend', '2026-11-13', 1, '2026-11-16'],
  ['over Thanksgiving', '2026-11-25', 1, '2026-11-27'],
  ['a week with a holiday', '2026-11-23', 5, '2026-12-01'],
  ['Independence Day on a Saturday is observed on Friday', '2026-07-02', 1, '2026-07-06'],
  ['Juneteenth', '2026-06-18', 1, '2026-06-22'],
  ['Martin Luther King Day', '2026-01-16', 1, '2026-01-20'],
  ['Washington’s Birthday', '2026-02-13', 1, '2026-02-17'],
  ['Memorial Day', '2026-05-22', 1, '2026-05-26'],
  ['Labor Day', '2026-09-04', 1, '2026-09-08'],
  ['Columbus Day', '2026-10-09', 1, '2026-10-13'],
  ['Veterans Day on a Sunday is observed on Monday', '2029-11-09', 1, '2029-11-13'],
  ['Christmas and New Year’s Day', '2026-12-24', 5, '2027-01-04'],
  ['New Year’s Day on a Saturday is observed in the year before', '2027-12-30', 1, '2028-01-03'],
  ['from a weekend', '2026-11-14', 1, '2026-11-16'],
  ['none at all', '2026-11-14', 0, '2026-11-14'],
])('business days: %s', (...[, day, count, after]) => {
  expect(businessDaysAfter(day, count)).toBe(after)
})

test('a day is the one in the east of the United States', () => {
  expect(dayOf(new Date('2026-11-26T04:59:00Z'))).toBe('2026-11-25')
  expect(dayOf(new Date('2026-11-26T05:00:00Z'))).toBe('2026-11-26')
})

test('a day is the one that the time zone says, in every quarter of an hour of two years', () => {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIME_ZONE, dateStyle: 'short' })
  const end = Date.parse('2027-12-31T12:00:00Z')
  for (let at = Date.parse('2025-12-31T12:00:00Z'); at < end; at += QUARTER_MS) {
    const moment = new Date(at)
    if (dayOf(moment) !== days.format(moment)) expect(dayOf(moment)).toBe(days.format(moment))
  }
})

test('a day is said without the time zone of a browser, but for one hour', async () => {
  // Not yet asked by another test.
  vi.resetModules()
  const fresh = await import('./business-days.ts')
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  onTestFinished(() => made.mockRestore())
  expect(fresh.dayOf(new Date('2026-11-26T03:59:00Z'))).toBe('2026-11-25')
  expect(fresh.dayOf(new Date('2026-07-26T05:00:00Z'))).toBe('2026-07-26')
  expect(made).not.toHaveBeenCalled()
  expect(fresh.dayOf(new Date('2026-07-26T04:00:00Z'))).toBe('2026-07-26')
  expect(made).toHaveBeenCalledTimes(1)
})
