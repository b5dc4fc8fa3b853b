import { assert, double, integer, maxSafeInteger, oneof, property } from 'fast-check'
import { expect, test, vi } from 'vitest'
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
      expect(inDigits(number)).toBe(signed(format.format(number)))
    }),
  )
  const oneDecimal = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  assert(
    property(double({ min: -2e6, max: 2e6, noNaN: true }), (number) => {
      const halves = [1, 10, 1000].map((step) => (Math.round(number * step) + 0.5) / step)
      for (const each of [number, ...halves, Math.round(number * 1e4) / 1e4]) {
        expect(inDigits(each)).toBe(signed(format.format(each)))
        expect(inDigits(each, { least: 1, most: 1 })).toBe(signed(oneDecimal.format(each)))
      }
    }),
  )
})

test('a figure with a fraction does without the browser’s tables', () => {
  const asked = vi.spyOn(Number.prototype, 'toLocaleString')
  expect(inDigits(1234.56)).toBe('1,234.56')
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})

// The sign of nothing says nothing.
const signed = (words: string) => (words === '-0' || words === '-0.0' ? words.slice(1) : words)
