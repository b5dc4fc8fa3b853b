import { expect, test } from 'vitest'
import { weeksUntil } from './weeks.ts'

test('the weeks are 24 of seven days in UTC, the last of them ending with today', () => {
  const weeks = weeksUntil(new Date('2026-11-22T23:59:59.999Z'))
  expect(weeks).toHaveLength(24)
  expect(weeks.at(-1)?.toISOString()).toBe('2026-11-16T00:00:00.000Z')
  expect(weeks[12]?.toISOString()).toBe('2026-08-31T00:00:00.000Z')
  expect(weeks[0]?.toISOString()).toBe('2026-06-08T00:00:00.000Z')
})

test('at midnight a new day begins', () => {
  const weeks = weeksUntil(new Date('2026-11-23T00:00:00.000Z'))
  expect(weeks.at(-1)?.toISOString()).toBe('2026-11-17T00:00:00.000Z')
})

test('a week is told by its days, a year by its weeks, each against as many before', () => {
  const now = new Date('2026-11-22T15:00:00Z')
  const days = weeksUntil(now, '1')
  expect(days).toHaveLength(14)
  expect(days.at(-1)?.toISOString()).toBe('2026-11-22T00:00:00.000Z')
  expect(days[7]?.toISOString()).toBe('2026-11-16T00:00:00.000Z')
  const year = weeksUntil(now, '52')
  expect(year).toHaveLength(104)
  expect(year[52]?.toISOString()).toBe('2025-11-24T00:00:00.000Z')
  expect(weeksUntil(now, '4')).toHaveLength(8)
})
