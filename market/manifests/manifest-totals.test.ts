import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { largestParts, shareWords, totalsOf } from './manifest-totals.ts'

const row = {
  upc: null,
  name: 'Candle',
  quantity: 1,
  msrp_cents: cents(10_00),
  condition: 'new',
  category: null,
} as const

describe('what the rows of a manifest come to', () => {
  test('units, retail value, and the part of each condition and category', () => {
    const rows = [
      { ...row, quantity: 3, category: 'Home' },
      { ...row, quantity: 2, msrp_cents: cents(50_00), condition: 'open_box', category: 'HOME' },
      { ...row, condition: 'shelf_pull' },
    ] as const
    expect(totalsOf(rows)).toEqual({
      rows: 3,
      units: 6,
      retail_cents: 140_00,
      condition: 'open_box',
      conditions: [
        { key: 'new', units: 3, retail_cents: 30_00 },
        { key: 'shelf_pull', units: 1, retail_cents: 10_00 },
        { key: 'open_box', units: 2, retail_cents: 100_00 },
      ],
      categories: [
        { key: 'Home', units: 5, retail_cents: 130_00 },
        { key: null, units: 1, retail_cents: 10_00 },
      ],
    })
  })

  test.each(productConditions.map((lowest, at) => [lowest, productConditions.slice(0, at + 1)]))(
    'the lowest is %s of %j, in whatever order they stand',
    (lowest, present) => {
      const rows = [...present].toReversed().map((condition) => ({ ...row, condition }))
      expect(totalsOf(rows).condition).toBe(lowest)
    },
  )

  test('parts add up to the whole, whatever the rows', () => {
    const anyRow = fc.record({
      upc: fc.constant(null),
      name: fc.string(),
      quantity: fc.integer({ min: 1, max: 10_000_000 }),
      msrp_cents: fc.integer({ min: 1, max: 100_000_000 }).map(cents),
      condition: fc.constantFrom(...productConditions),
      category: fc.option(fc.constantFrom('Home', 'home', 'Toys', 'Kitchen')),
    })
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 8 }), (rows) => {
        const totals = totalsOf(rows)
        for (const parts of [totals.conditions, totals.categories]) {
          const sumOf = (field: 'units' | 'retail_cents') =>
            parts.reduce((sum, part) => sum + part[field], 0)
          expect(sumOf('units')).toBe(totals.units)
          expect(sumOf('retail_cents')).toBe(totals.retail_cents)
        }
      }),
    )
  })
})

test.each([
  [0, 10, '0%'],
  [1, 1000, 'under 1%'],
  [1, 3, '33%'],
  [999, 1000, 'over 99%'],
  [10, 10, '100%'],
  [0, 0, '0%'],
])('%d of %d is %s', (part, whole, words) => {
  expect(shareWords(part, whole)).toBe(words)
})

test('many categories are the largest, and the others as one', () => {
  const parts = [5, 4, 3, 2, 1].map((units) => ({
    key: `of ${units}`,
    units,
    retail_cents: cents(units * 100),
  }))
  const { shown, others } = largestParts(parts, 3)
  expect(shown.map(({ key }) => key)).toEqual(['of 5', 'of 4'])
  expect(others).toEqual({ count: 3, units: 6, retail_cents: 600 })
  expect(largestParts(parts, 5)).toEqual({ shown: parts, others: false })
})
