import { expect, test } from 'vitest'
import { feeOfRest, sharesOfRefund } from './shares-of-refund.ts'

test('half a cent of the fee stays with what remains, for the ledger and for credit notes', () => {
  const order = { total: 2, fee: 1, freight: 0 }
  expect(sharesOfRefund(1, { seller: 1, fee: 1 }, order)).toEqual({ seller: 1, fee: 0 })
  expect(order.fee - feeOfRest(order, 1)).toBe(0)
  expect([feeOfRest(order, 0), feeOfRest(order, 2)]).toEqual([0, 1])
})

test('the fee of an order of any size is exact', () => {
  const order = { total: 900_000_000_000_000, fee: 90_000_000_000_001, freight: 0 }
  expect(feeOfRest(order, order.total)).toBe(order.fee)
  expect(feeOfRest(order, 450_000_000_000_000)).toBe(45_000_000_000_001)
})

test('of freight no fee is taken, and the goods are given back before it is', () => {
  const order = { total: 125_00, fee: 10_00, freight: 25_00 }
  expect(feeOfRest(order, 125_00)).toBe(10_00)
  expect(feeOfRest(order, 75_00)).toBe(5_00)
  expect([feeOfRest(order, 25_00), feeOfRest(order, 0)]).toEqual([0, 0])
  expect(sharesOfRefund(50_00, { seller: 115_00, fee: 10_00 }, order)).toEqual({
    seller: 45_00,
    fee: 5_00,
  })
  expect(sharesOfRefund(125_00, { seller: 115_00, fee: 10_00 }, order)).toEqual({
    seller: 115_00,
    fee: 10_00,
  })
})
