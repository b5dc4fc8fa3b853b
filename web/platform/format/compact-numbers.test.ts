import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { quantityBrief, usdBrief } from './compact-numbers.ts'

describe('a figure at an axis', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [12_480, '12.5k'],
    [3_000_000, '3m'],
    [2_000_000_000, '2bn'],
  ])('%d units', (quantity, words) => {
    expect(quantityBrief(quantity)).toBe(words)
  })

  test.each([
    [0, '$0'],
    [50, '$0.5'],
    [81_200_00, '$81.2k'],
    [3_420_000_00, '$3.4m'],
  ])('%d cents', (amount, words) => {
    expect(usdBrief(amount)).toBe(words)
  })
})

test('any figure is as short as the browser would have it', () => {
  const shape = { notation: 'compact', maximumFractionDigits: 1 } as const
  const quantities = new Intl.NumberFormat('en-US', shape)
  const money = new Intl.NumberFormat('en-US', { ...shape, style: 'currency', currency: 'USD' })
  const lowered = (words: string) =>
    words.replace(/[KM]$/, (letter) => letter.toLowerCase()).replace(/B$/, 'bn')
  for (const most of [2000, 2_000_000, 900_000_000_000])
    assert(
      property(integer({ min: -most, max: most }), (figure) => {
        expect(quantityBrief(figure)).toBe(lowered(quantities.format(figure)))
        // The sign of nothing says nothing.
        const dollars = Math.abs(figure) < 5 ? 0 : figure / 100
        expect(usdBrief(figure)).toBe(lowered(money.format(dollars)))
      }),
    )
})
