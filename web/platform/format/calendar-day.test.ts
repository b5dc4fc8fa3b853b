import { expect, test } from 'vitest'
import { calendarDay } from './calendar-day.ts'

test.each([
  ['2027-03-03', 'Mar 3, 2027'],
  ['2026-12-31', 'Dec 31, 2026'],
])('%s is %s', (day, words) => {
  expect(calendarDay(day)).toBe(words)
})
