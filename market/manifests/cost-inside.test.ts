import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { costInside } from './cost-inside.ts'

test('the price of a mixed lot is shared by the units inside, to the nearest cent', () => {
  expect(costInside(cents(35_414_00), 2_738)).toBe(12_93)
  expect(costInside(cents(1_00), 3)).toBe(33)
})

test('a lot without a price, or of single units, has no such cost', () => {
  expect(costInside(null, 2_738)).toBeNull()
  expect(costInside(cents(35_414_00), null)).toBeNull()
  expect(costInside(cents(35_414_00), 0)).toBeNull()
})
