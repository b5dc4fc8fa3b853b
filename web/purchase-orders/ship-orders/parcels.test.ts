import { expect, test } from 'vitest'
import { pastedColumn } from '#web/platform/format/pasted-column.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'
import { filledDown, isComplete, missingOf, parcelOf } from './parcels.ts'

const orders = ['1', '2', '3'].map((id) => anOrder({ id }))
const UPS = '1Z999AA10123456784'
const FEDEX = '986578788855'

test('a pasted column fills the orders from the first on, each with the carrier its number names', () => {
  const filled = filledDown({}, orders, pastedColumn(`${UPS}\r\n${FEDEX}\n`) ?? [])
  expect(orders.map((order) => parcelOf(filled, order).tracking_number)).toEqual([UPS, FEDEX, ''])
  expect(orders.map((order) => parcelOf(filled, order).carrier)).toEqual(['UPS', 'FedEx', ''])
})

test('more numbers than orders, and a single one, change nothing else', () => {
  expect(Object.keys(filledDown({}, orders, ['a', 'b', 'c', 'd']))).toEqual(['1', '2', '3'])
  expect(pastedColumn(`${UPS}\n`)).toBeUndefined()
})

test('a parcel is complete with its carrier and its number', () => {
  const parcel = { isChosen: true, carrier: 'UPS', tracking_number: ' ' }
  expect(missingOf(parcel)).toEqual({ carrier: undefined, tracking_number: 'Required' })
  expect(isComplete(parcel)).toBe(false)
  expect(isComplete({ ...parcel, tracking_number: UPS })).toBe(true)
})
