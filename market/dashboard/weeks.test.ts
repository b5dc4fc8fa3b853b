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
