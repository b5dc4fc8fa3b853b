import { expect, test } from 'vitest'
import { instantOf, localTime } from './local-time.ts'

test('a time typed by the reader’s clock is the instant that was meant', () => {
  const typed = '2026-12-01T09:30'
  expect(localTime(instantOf(typed))).toBe(typed)
  expect(instantOf(typed)).toBe(new Date(2026, 11, 1, 9, 30).toISOString())
})

test('no time is none', () => {
  expect([localTime(null), localTime(undefined), localTime('')]).toEqual(['', '', ''])
  expect([instantOf(''), instantOf('2026-12')].at(0)).toBeNull()
})
