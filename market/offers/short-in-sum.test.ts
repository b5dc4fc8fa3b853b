import { expect, test } from 'vitest'
import { shortInSum } from './short-in-sum.ts'

const line = (productId: number, quantity: number, left: number) => ({
  quantity,
  product: { id: productId, name: `Lot ${productId}`, units: left, available: true },
})
type Line = ReturnType<typeof line>
const sum = (...offers: Line[][]) =>
  shortInSum(offers.map((lines, at) => ({ id: `${at + 1}`, offer_products: lines })))

test('offers that all fit are short of nothing', () => {
  const { lots, tooLate } = sum([line(1, 60, 100)], [line(1, 40, 100)])
  expect(lots).toEqual([])
  expect([...tooLate]).toEqual([])
})

test('of two that each fit and together do not, the second comes too late', () => {
  const { lots, tooLate } = sum([line(1, 60, 100)], [line(1, 60, 100), line(2, 1, 9)])
  expect(lots).toEqual([{ productId: 1, name: 'Lot 1', wanted: 120, left: 100 }])
  expect([...tooLate]).toEqual(['2'])
})

test('an offer that is too large for itself leaves the units to the next', () => {
  const { tooLate } = sum([line(1, 120, 100)], [line(1, 100, 100)])
  expect([...tooLate]).toEqual(['1'])
})

test('nothing is left of a lot that is not sold any more', () => {
  const gone = line(1, 5, 100)
  gone.product.available = false
  expect(sum([gone]).lots).toEqual([{ productId: 1, name: 'Lot 1', wanted: 5, left: 0 }])
})
