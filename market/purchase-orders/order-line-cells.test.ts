import { describe, expect, test } from 'vitest'
import type { Party } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import { orderLineCells, orderLineHeader } from './order-line-cells.ts'
import type { PurchaseOrder } from './purchase-order-document.ts'
import { anOrder, aShippedOrder } from './testing/an-order.ts'

const told = (order: PurchaseOrder, viewer: Party = 'seller') =>
  orderLineCells(order, viewer).map((cells) =>
    Object.fromEntries(cells.map((cell, at) => [orderLineHeader(viewer)[at], cell])),
  )

describe('the file of somebody’s orders', () => {
  test('has a row for each line, with the days, where it goes, the fee and the net', () => {
    const [line] = anOrder().purchase_order_products
    if (!line) throw new Error('An order has lines')
    const lines = [
      { ...line, net_to_seller: cents(298_080) },
      { ...line, id: '2', quantity: 1, total_cents: cents(5), net_to_seller: cents(4) },
    ]
    const address = { ...anOrder().ship_to, dock: true, receiving_hours: '7 am to 3 pm' }
    const rows = told(
      aShippedOrder({
        purchase_order_products: lines,
        ship_to: address,
        buyer_po_number: '4500-118',
      }),
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toEqual({
      'PO Number': 'PO-10044',
      Ordered: '2026-11-10',
      Paid: '2026-11-11',
      Shipped: '2026-11-14',
      'Last Updated': '2026-11-10',
      Status: 'Shipped',
      Buyer: 'Brightway Off-Price',
      'Ship To': 'Brightway Off-Price, 2210 Millrace Road, Columbus, OH 43207, United States',
      Carrier: 'Ridgeway Freight',
      'Tracking Number': 'RF 7730 1184 20',
      Product: 'Organic cotton bear',
      UPC: '042171415276',
      Condition: 'New',
      SKU: null,
      Quantity: 360,
      'Unit Price': '9.20',
      'Line Total': '3312.00',
      Fee: '331.20',
      Net: '2980.80',
      'Buyer PO Number': '4500-118',
      Receiving: 'Loading dock, Receiving hours: 7 am to 3 pm',
      Refunded: '0.00',
    })
    expect(rows[1]).toMatchObject({ 'Line Total': '0.05', Fee: '0.01', Net: '0.04' })
  })

  test('tells a buyer the seller, and neither fee nor net', () => {
    const [row] = told(aShippedOrder(), 'buyer')
    expect(row).toMatchObject({ Seller: 'Little Foundry', 'Line Total': '3312.00' })
    expect(Object.keys(row ?? {})).not.toEqual(expect.arrayContaining(['Fee']))
    expect(Object.keys(row ?? {}).slice(-4)).toEqual([
      'Line Total',
      'Buyer PO Number',
      'Receiving',
      'Refunded',
    ])
  })

  test('leaves open what has not happened yet', () => {
    expect(told(anOrder())[0]).toMatchObject({
      Paid: '',
      Shipped: '',
      Carrier: null,
      'Tracking Number': null,
      Status: 'Awaiting initial payment',
    })
  })
})
