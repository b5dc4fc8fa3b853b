import { expect, test, vi } from 'vitest'
import { dateText, utcDayText } from './date-text.ts'

test('a date reads as `toLocaleString` would have it, and its format is made once', () => {
  const form = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric' } as const
  const days = [new Date(2026, 10, 29, 9), new Date(2026, 10, 30, 17)]
  const made = vi.spyOn(Intl, 'DateTimeFormat')

  const texts = days.map((day) => dateText(day, form))

  expect(made).toHaveBeenCalledTimes(1)
  made.mockRestore()
  expect(texts).toEqual(days.map((day) => day.toLocaleString('en-US', form)))
})

test('a day without a time reads the same in each time zone', () => {
  expect(utcDayText('2026-11-03', { dateStyle: 'medium' })).toBe('Nov 3, 2026')
})
