import { expect, test } from 'vitest'
import { dateText, utcDayText } from './date-text.ts'

test('a date reads as the browser would have it where it is', () => {
  const form = { weekday: 'long', day: 'numeric', month: 'long' } as const
  for (const date of [new Date(2026, 10, 29, 0, 5), new Date(2026, 10, 30, 23, 55)])
    expect(dateText(date, form)).toBe(date.toLocaleDateString('en-US', form))
})

test('a day without a time reads the same in each time zone', () => {
  expect(utcDayText('2026-11-03', { month: 'short', day: 'numeric', year: 'numeric' })).toBe(
    'Nov 3, 2026',
  )
})
