import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { askingPriceBy, priceRule, PRICE_ENDINGS } from './price-rule.ts'

describe('an asking price by rule', () => {
  test.each([
    { percent: 62, ending: 'none', msrp: 19_99, price: 7_60 },
    { percent: 62, ending: '9', msrp: 19_99, price: 7_59 },
    { percent: 62, ending: '5', msrp: 20_00, price: 7_55 },
    { percent: 50, ending: '5', msrp: 10_04, price: 5_05 },
    { percent: 50, ending: '9', msrp: 10_08, price: 4_99 },
    { percent: 62.5, ending: 'none', msrp: 10_00, price: 3_75 },
    { percent: 99, ending: 'none', msrp: 4, price: 1 },
    { percent: 1, ending: '9', msrp: 3, price: 3 },
  ] as const)(
    '$percent% off, ending in $ending, of $msrp cents is $price',
    ({ percent, ending, msrp, price }) => {
      expect(askingPriceBy({ percent_off_msrp: percent, ending }, cents(msrp))).toBe(price)
    },
  )

  test('is never above the MSRP nor nothing, and as near to the percent as its ending lets it', () => {
    const rule = fc.record({
      percent_off_msrp: fc.integer({ min: 10, max: 990 }).map((tenths) => tenths / 10),
      ending: fc.constantFrom(...PRICE_ENDINGS),
    })
    fc.assert(
      fc.property(rule, fc.integer({ min: 1, max: 99_999_999 }), (each, msrp) => {
        const price = askingPriceBy(each, cents(msrp))
        expect(price).toBeGreaterThanOrEqual(1)
        expect(price).toBeLessThanOrEqual(msrp)
        const exact = (msrp * (100 - each.percent_off_msrp)) / 100
        expect(Math.abs(price - exact)).toBeLessThanOrEqual(10)
      }),
    )
  })
})

test.each([0, 0.5, 100, 62.55, Number.NaN])('%s percent is no rule', (percent) => {
  expect(priceRule.safeParse({ percent_off_msrp: percent }).success).toBe(false)
})
