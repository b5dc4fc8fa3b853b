import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { orderRows } from './orders-csv.ts'
import { anOrder, aShippedOrder } from '#market/purchase-orders/testing/an-order.ts'

describe('the orders as a spreadsheet', () => {
  test('hold bare figures and the words of the screen', () => {
    expect(orderRows([aShippedOrder()], 'buyer')).toEqual([
      {
        Order: 'PO-10044',
        Ordered: '2026-11-10',
        Status: 'Shipped',
        Seller: 'Little Foundry',
        SKUs: 1,
        Units: 360,
        Total: '3312.00',
        Carrier: 'Ridgeway Freight',
        'Tracking number': 'RF 7730 1184 20',
      },
    ])
  })

  test('tell a seller the buyer and the net', () => {
    const [row] = orderRows([anOrder({ total_net_to_seller: cents(298_080) })], 'seller')
    expect(row).toMatchObject({ Buyer: 'Brightway Off-Price', Net: '2980.80' })
  })
})
