import { expect, test } from 'vitest'
import type { Activity } from '#market/dashboard/activity-api.ts'
import { cents } from '#market/money.ts'
import { toldActivity } from './recent-activity.ts'

const about = { at: '2026-11-12T12:00:00.000Z', buyer_name: 'Fieldhouse' }
const turn = {
  ...about,
  kind: 'turn',
  offer_number: 'O-10090',
  order_id: null,
  act: 'submit',
  party: 'buyer',
  total_cents: cents(1_200_00),
  is_first: true,
} as const satisfies Activity
const event = {
  ...about,
  kind: 'event',
  po_number: 'PO-10044',
  order_id: '44',
  event: 'ship',
  party: 'seller',
} as const satisfies Activity
const wordsOf = (happened: Activity) => toldActivity(happened).words

test('turns and events are told from the side of the seller', () => {
  expect(wordsOf(turn)).toBe('Fieldhouse sent the offer')
  expect(wordsOf({ ...turn, act: 'counter', party: 'seller' })).toBe('You countered')
  expect(wordsOf({ ...turn, act: 'expire', party: 'system' })).toBe('The offer expired unanswered')
  expect(wordsOf(event)).toBe('You shipped the order')
  expect(wordsOf({ ...event, event: 'receive', party: 'buyer' })).toBe(
    'Fieldhouse marked it as received',
  )
})

test('an acceptance that no turn was before bought at the asking price', () => {
  expect(wordsOf({ ...turn, act: 'accept' })).toBe('Fieldhouse bought at the asking price')
  expect(wordsOf({ ...turn, act: 'accept', is_first: false })).toBe('Fieldhouse accepted')
})

test('an accepted offer leads to its order, a living one to itself', () => {
  expect(toldActivity({ ...turn, act: 'accept', order_id: '44' }).href).toBe('/my_orders/44')
  expect(toldActivity(turn).href).toBe('/my_offers?offer=O-10090')
  expect(toldActivity(event).href).toBe('/my_orders/44')
})

test('an offer that ended shows no total', () => {
  expect(toldActivity(turn).total).toBe(1_200_00)
  expect(toldActivity({ ...turn, act: 'reject' }).total).toBeUndefined()
})
