import { expect, test } from 'vitest'
import { availableOn } from './available-on.ts'

test.each([
  // Thanksgiving is on the 26th.
  ['2026-11-20', 5, '2026-12-01'],
  ['2026-11-16', 5, '2026-11-24'],
  ['2026-11-16', 0, '2026-11-17'],
])('what arrived on %s is available, %i business days later, on %s', (day, window, available) => {
  expect(availableOn(day, window)).toBe(available)
})
