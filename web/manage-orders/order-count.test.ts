import { expect, test } from 'vitest'
import { orderCount } from './order-count.ts'

const some = (count: number) => Array.from({ length: count })

test('orders are counted, and those found among them', () => {
  expect(orderCount(some(1), some(1))).toBe('1 order')
  expect(orderCount(some(1200), some(1200))).toBe('1,200 orders')
  expect(orderCount(some(0), some(12))).toBe('0 of 12 orders')
})
