import { assert, constantFrom, date, option, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { dateInWords, dayInWords, partsOfDay } from './date-in-words.ts'

test('a day is named with its weekday, whatever the time zone', () => {
  expect(dayInWords('2026-11-30')).toBe('Monday, November 30')
})

test('any date is written as the browser would write it, in every form', () => {
  const form = record(
    {
      month: constantFrom('long' as const, 'short' as const),
      weekday: option(constantFrom('long' as const, 'short' as const), { nil: undefined }),
      day: constantFrom('numeric' as const),
      year: constantFrom('numeric' as const),
    },
    { requiredKeys: ['month'] },
  ).map(({ weekday, ...rest }) => ({ ...rest, ...(weekday && rest.day && { weekday }) }))
  const day = date({
    min: new Date('1900-01-01'),
    max: new Date('2999-12-31'),
    noInvalidDate: true,
  })
  assert(
    property(day, form, (at, wanted) => {
      const words = at.toLocaleDateString('en-US', { ...wanted, timeZone: 'UTC' })
      expect(dateInWords(partsOfDay(at.toISOString()), wanted)).toBe(words)
    }),
  )
})
