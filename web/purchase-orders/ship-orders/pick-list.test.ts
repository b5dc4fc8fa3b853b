import { expect, test } from 'vitest'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { pickList } from './pick-list.ts'

const [line] = anOrder().purchase_order_products
const lineOf = (id: number, quantity: number, sku: string | null) => ({
  ...line!,
  id: String(id),
  quantity,
  product: { ...line!.product, id, name: `Lot ${id}`, sku },
})

test('sums the units of a lot over the orders, tells the boxes, and goes by SKU', () => {
  const orders = [
    anOrder({
      po_number: 'PO-1',
      purchase_order_products: [lineOf(7, 5, null), lineOf(8, 12, 'B-2')],
    }),
    anOrder({
      po_number: 'PO-2',
      purchase_order_products: [lineOf(8, 30, 'B-2'), lineOf(9, 1, 'A-1')],
    }),
  ]
  expect(pickList(orders).map(({ name, units }) => [name, units])).toEqual([
    ['Lot 9', 1],
    ['Lot 8', 42],
    ['Lot 7', 5],
  ])
  expect(pickList(orders)[1]?.of).toEqual([
    { poNumber: 'PO-1', units: 12 },
    { poNumber: 'PO-2', units: 30 },
  ])
})
