import { expect, test } from 'vitest'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { canReorder } from './can-reorder.ts'

test('a buyer orders again what has arrived or was canceled; a seller never', () => {
  const again = purchaseOrderStatuses.filter((status) => canReorder({ status }, 'buyer'))
  expect(again).toEqual(['received', 'paid_in_full', 'completed', 'canceled'])
  expect(purchaseOrderStatuses.some((status) => canReorder({ status }, 'seller'))).toBe(false)
})
