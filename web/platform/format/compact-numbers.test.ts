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
