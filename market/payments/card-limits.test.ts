import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { isPayableByCard } from './card-limits.ts'

describe('an order is payable by card', () => {
  test.each([
    ['$0.49', 49, false],
    ['$0.50', 50, true],
    ['$999,999.99', 999_999_99, true],
    ['$1,000,000.00', 1_000_000_00, false],
  ])('at %s: %s cents, %s', (_, total, payable) => {
    expect(isPayableByCard(cents(total))).toBe(payable)
  })
})
