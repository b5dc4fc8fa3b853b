import { assert, integer, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cents,
  formatUsd,
  formatUsdShort,
  percentOff,
  percentOffMsrp,
  platformFee,
  sum,
  times,
} from './money.ts'

describe('money', () => {
  test('is counted in whole cents, and nothing else is money', () => {
    expect(sum([times(cents(12_50), 40), cents(1)])).toBe(500_01)
    expect(() => cents(12.5)).toThrow('Not a whole number of cents')
    expect(() => times(cents(100_000_000), 100_000_000)).toThrow('Not a whole number of cents')
  })

  test('is shown in US dollars with two decimals', () => {
    expect(formatUsd(cents(1_234_50))).toBe('$1,234.50')
    expect(formatUsd(cents(5))).toBe('$0.05')
  })

  test('is shown as the browser itself would show it', () => {
    const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    // Of more, the browser's own fraction is no longer exact.
    const most = 1_000_000_000_000
    assert(
      property(integer({ min: -most, max: most }), (amount) => {
        expect(formatUsd(cents(amount))).toBe(format.format(amount / 100))
      }),
    )
  })

  test('may hide zero cents when it is whole', () => {
    expect(formatUsdShort(cents(1_234_00))).toBe('$1,234')
    expect(formatUsdShort(cents(1_234_50))).toBe('$1,234.50')
  })
})

describe('the platform fee', () => {
  test('is rounded half up to a cent', () => {
    expect([104, 105, 114, 115].map((total) => platformFee(cents(total), 1000))).toEqual([
      10, 11, 11, 12,
    ])
    expect(platformFee(cents(999), 0)).toBe(0)
  })

  test('is exact to the cent of any total that can be counted', () => {
    const total = integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
    assert(
      property(total, integer({ min: 0, max: 10_000 }), (lineTotal, feeBps) => {
        const exact = (BigInt(lineTotal) * BigInt(feeBps) + 5000n) / 10_000n
        expect(platformFee(cents(lineTotal), feeBps)).toBe(Number(exact))
      }),
    )
  })
})

test('percent off the MSRP is rounded down, so that a discount is never overstated', () => {
  expect(percentOff(cents(40_00), cents(10_01))).toBe(74)
  expect(percentOff(cents(40_00), cents(40_00))).toBe(0)
})

test('a price above the MSRP reads as zero percent off', () => {
  expect(percentOffMsrp(cents(40_00), cents(10_01))).toBe(74)
  expect(percentOffMsrp(cents(40_00), cents(44_00))).toBe(0)
})
