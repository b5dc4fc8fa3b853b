import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceStep, stepsAndEdges } from './price-steps.ts'

test.each([
  [0, 0],
  [9, 9],
  [99, 99],
  [349, 340],
  [1_099, 1_000],
  [100_000_000, 100_000_000],
])('a price of %d cents falls among those from %d', (cents, step) => {
  expect(priceStep(cents)).toBe(step)
})

test('a range is whole steps and what sticks out', () => {
  expect(stepsAndEdges(345, 2_345)).toEqual({
    steps: { from: 350, to: 2_300 },
    edges: [
      { from: 345, to: 350 },
      { from: 2_300, to: 2_346 },
    ],
  })
})

test('every price lies in just one span of the ranges it is in', () => {
  const price = fc.oneof(
    fc.integer({ min: 0, max: 2000 }),
    fc.integer({ min: 0, max: 999_999_999 }),
  )
  const bound = fc.option(price, { nil: undefined })
  const each = fc.oneof(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 100_000_000 }))
  fc.assert(
    fc.property(bound, bound, each, (least, most, cents) => {
      const { steps, edges } = stepsAndEdges(least, most)
      const met = [
        priceStep(cents) >= steps.from && priceStep(cents) < steps.to,
        ...edges.map(({ from, to }) => cents >= from && cents < to),
      ].filter(Boolean)
      expect(met).toHaveLength(cents >= (least ?? 0) && cents <= (most ?? Infinity) ? 1 : 0)
    }),
    { numRuns: 5000 },
  )
})
