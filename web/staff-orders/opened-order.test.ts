import { expect, test } from 'vitest'
import { openedOrder } from './opened-order.ts'

test('an order is opened by its number, and by its id, which the audit log uses', () => {
  expect(openedOrder({ order: 'PO-10001' })).toBe('PO-10001')
  expect(openedOrder({ order: '7' })).toBe('7')
})

test('an address that names no order opens none', () => {
  for (const search of [{}, { order: '../7' }, { order: '' }, { order: ['7', '8'] }])
    expect(openedOrder(search)).toBeUndefined()
})
