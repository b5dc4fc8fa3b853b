import { expect, test } from 'vitest'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { isPacked } from './packing.ts'

test('a packing slip is the seller’s, once the order is paid and as long as it is under way', () => {
  const packed = purchaseOrderStatuses.filter((status) => isPacked(status, 'seller'))
  expect(packed).toEqual(['awaiting_shipment', 'shipped', 'received'])
  expect(purchaseOrderStatuses.some((status) => isPacked(status, 'buyer'))).toBe(false)
})
