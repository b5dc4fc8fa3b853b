import { expect, test } from 'vitest'
import { keysOf } from '#market/keys-of.ts'
import { DAYS_UNTIL_STUCK } from '#market/staff-orders/order-trouble.ts'
import { stuckWords } from './stuck-words.ts'

const now = new Date('2026-11-27T12:00:00Z')
const since = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()

test.each([
  ['payment_pending', 3, 'Payment not settled for 3 days; flagged after 2'],
  ['awaiting_shipment', 9.6, 'Not shipped for 9 days; flagged after 5'],
  ['received', 4, 'Seller not paid out for 4 days; flagged after 3'],
  ['paid_in_full', 8, 'Not completed for 8 days; flagged after 7'],
] as const)('an order %s for %s days is stuck: %s', (status, days, words) => {
  expect(stuckWords({ status, updated_at: since(days), ship_by: null }, now)).toBe(words)
})

test('an order that has not shipped by its day is stuck, however long it has been paid', () => {
  const order = {
    status: 'awaiting_shipment',
    updated_at: since(2),
    ship_by: '2026-11-25',
  } as const
  expect(stuckWords(order, now)).toBe('Not shipped; due by Wednesday, November 25')
})

test('every status in which an order can be stuck says what is missing', () => {
  const stuck = keysOf(DAYS_UNTIL_STUCK).filter((status) => DAYS_UNTIL_STUCK[status] !== null)
  for (const status of stuck)
    expect(stuckWords({ status, updated_at: since(9), ship_by: null }, now)).not.toContain(
      'Nothing happened',
    )
})
