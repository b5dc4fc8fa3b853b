import { assert, double, integer, maxSafeInteger, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { inDigits } from './in-digits.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_500, '12,500'],
  [1_000_000, '1,000,000'],
  [-1234, '-1,234'],
  [1234.5, '1,234.5'],
])('%d is written as %s', (number, words) => {
  expect(inDigits(number)).toBe(words)
})

test('any number is written as the browser would write it', () => {
  const format = new Intl.NumberFormat('en-US')
  assert(
    property(oneof(integer(), maxSafeInteger(), double()), (number) => {
      // The sign of nothing says nothing.
      expect(inDigits(number)).toBe(format.format(number === 0 ? 0 : number))
    }),
  )
})
