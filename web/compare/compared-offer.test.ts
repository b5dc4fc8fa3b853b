import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { bySeller, priceUnder } from './compared-offer.ts'

test('a price under asking is rounded to a cent, and never nothing', () => {
  expect(priceUnder(cents(10_00), 0)).toBe(10_00)
  expect(priceUnder(cents(9_99), 15)).toBe(8_49)
  expect(priceUnder(cents(1), 50)).toBe(1)
})

test('lines are offered seller by seller', () => {
  const line = (productId: number, sellerId: number) => ({
    productId,
    sellerId,
    quantity: 1,
    unitPrice: cents(1_00),
  })
  const sellers = bySeller([line(1, 7), line(2, 9), line(3, 7)])
  expect(
    [...sellers].map(([seller, lines]) => [seller, lines.map((each) => each.productId)]),
  ).toEqual([
    [7, [1, 3]],
    [9, [2]],
  ])
})
