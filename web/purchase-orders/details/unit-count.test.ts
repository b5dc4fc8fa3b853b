import { expect, test } from 'vitest'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { unitCount } from './unit-count.ts'

test('an order counts its products and their units', () => {
  const [line] = anOrder().purchase_order_products
  const second = { ...line!, id: '2', quantity: 1_640 }
  expect(unitCount(anOrder())).toBe('1 SKU, 360 units')
  expect(unitCount(anOrder({ purchase_order_products: [line!, second] }))).toBe(
    '2 SKUs, 2,000 units',
  )
})
