import { expect, test } from 'vitest'
import { expectedUnits, missingUnits } from './missing-units.ts'

test.each([
  ['nothing was reported', { quantity: 40, refunded: 0, missing: 0 }, 40],
  ['two were not packed', { quantity: 40, refunded: 2, missing: 0 }, 38],
  ['two were reported as missing on the way', { quantity: 40, refunded: 0, missing: 2 }, 38],
  ['all was refunded', { quantity: 40, refunded: 40, missing: 2 }, 0],
])('where %s, a buyer expects of %j %i units', (_, line, expected) => {
  expect(expectedUnits(line)).toBe(expected)
})

test.each([
  [{ arrived: 40, expected: 40, left: 40 }, 0],
  [{ arrived: 38, expected: 40, left: 40 }, 2],
  [{ arrived: 0, expected: 40, left: 40 }, 40],
  // What was missing before has arrived after all.
  [{ arrived: 40, expected: 38, left: 38 }, 0],
  // Units that were reported as damaged are not reported twice.
  [{ arrived: 0, expected: 40, left: 30 }, 30],
])('%j reports %i units as missing', (counted, missing) => {
  expect(missingUnits(counted)).toBe(missing)
})
