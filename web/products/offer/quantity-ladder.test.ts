import { expect, test } from 'vitest'
import { cartonsIn, quantityLadder } from './quantity-ladder.ts'

const candle = { units: 3456, min_order_units: 48, inner_quantity: null, outer_quantity: null }

test('a ladder of quantities climbs from the minimum to the whole lot', () => {
  expect(quantityLadder(candle, 48)).toEqual([48, 240, 480, 960, 3456])
})

test('a ladder of quantities holds the one being typed, where the lot allows it', () => {
  expect(quantityLadder(candle, 600)).toEqual([48, 240, 480, 600, 960, 3456])
  expect(quantityLadder(candle, 9000)).toEqual([48, 240, 480, 960, 3456])
  expect(quantityLadder(candle, undefined)).toEqual([48, 240, 480, 960, 3456])
})

test('a ladder of quantities has one rung when less than the minimum is left', () => {
  expect(quantityLadder({ ...candle, units: 37 }, 37)).toEqual([37])
})

test('a ladder of quantities is of whole cartons or packs, but for the one being typed and the whole lot', () => {
  const boots = { units: 1000, min_order_units: 144, inner_quantity: 36, outer_quantity: null }
  expect(quantityLadder(boots, 300)).toEqual([144, 300, 720, 1000])
  expect(quantityLadder({ ...boots, min_order_units: 100 }, 108)).toEqual([108, 504, 1000])
  expect(quantityLadder({ ...boots, outer_quantity: 288 }, 288)).toEqual([288, 864, 1000])
  expect(quantityLadder({ ...boots, outer_quantity: 5000 }, 144)).toEqual([144, 720, 1000])
})

test('a quantity is told in cartons to a tenth, and the least of it is not none', () => {
  expect(cartonsIn(30, 12)).toBe('2.5')
  expect(cartonsIn(24_000, 12)).toBe('2,000')
  expect(cartonsIn(1, 48)).toBe('< 0.1')
})
