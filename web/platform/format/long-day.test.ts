import { expect, test } from 'vitest'
import { longDay } from './long-day.ts'

test('the day of a release note is a long US date', () => {
  const noon = new Date(2026, 10, 2, 12)
  expect(longDay(noon.toISOString())).toBe('November 2, 2026')
})
