import { expect, test } from 'vitest'
import { availableWords } from './available-words.ts'

const pending = {
  place: 'pending',
  status: 'shipped',
  amount_cents: 90_00,
  available_on: null,
  is_disputed: false,
  is_claimed: false,
} as const

test.each([
  ['shipped', pending, 'Once your buyer has received it and had time to complain'],
  ['not shipped', { ...pending, status: 'awaiting_shipment' }, 'Ship it first'],
  ['received', { ...pending, status: 'received', available_on: '2026-12-03' }, 'On Dec 3, 2026'],
  ['due today', { ...pending, status: 'received', available_on: '2026-11-28' }, 'Within the hour'],
  ['disputed', { ...pending, is_disputed: true }, 'Once the chargeback is decided'],
  ['claimed', { ...pending, is_claimed: true }, 'Once the claim is closed'],
  ['available', { ...pending, place: 'available' }, 'Now'],
  ['owed', { ...pending, place: 'available', amount_cents: -1 }, 'Met by your next sales'],
  ['sent', { ...pending, place: 'in_flight' }, 'Paid out'],
] as const)('money of an order that is %s', (_, order, words) => {
  expect(availableWords(order, '2026-11-28')).toBe(words)
})
