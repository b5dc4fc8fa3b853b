import { describe, expect, test } from 'vitest'
import type { Party } from '#market/accounts/viewer.ts'
import { cents } from '#market/money.ts'
import { ordersListed, orderFilters } from './orders-listed.ts'
import { anOrder, aShippedOrder } from './testing/an-order.ts'

const orders = [
  anOrder({
    id: '2',
    buyer_name: 'zebra Stores',
    total_cents: cents(50),
    updated_at: '2026-11-14T12:00:00.000Z',
  }),
  aShippedOrder({ id: '10', buyer_name: 'Ämmerich', updated_at: '2026-11-12T12:00:00.000Z' }),
  anOrder({ id: '9', buyer_name: 'Brightway', updated_at: '2026-11-13T12:00:00.000Z' }),
]
const listed = (wanted: object, viewer: Party = 'seller') =>
  ordersListed(orders, orderFilters.parse(wanted), viewer).map(({ id }) => id)

describe('the orders of a trader', () => {
  test('are newest first by default', () => {
    expect(listed({})).toEqual(['10', '9', '2'])
  })

  test.each([
    ['number', ['2', '9', '10']],
    ['buyer', ['10', '9', '2']],
    ['-buyer', ['2', '9', '10']],
    ['status', ['2', '9', '10']],
    ['total', ['2', '9', '10']],
    ['-total', ['10', '9', '2']],
    ['updated', ['10', '9', '2']],
    ['-updated', ['2', '9', '10']],
  ])('are sorted by %s', (sort, ids) => {
    expect(listed({ sort })).toEqual(ids)
  })

  test('are found by the other side’s name, for buyers and sellers', () => {
    expect(listed({ query: 'foundry' }, 'buyer')).toEqual(['10', '9', '2'])
    expect(listed({ query: 'zebra' }, 'buyer')).toEqual([])
    expect(listed({ sort: 'buyer' }, 'buyer')).toEqual(['2', '9', '10'])
  })

  test('are found by status and by text', () => {
    expect(listed({ status: 'shipped' })).toEqual(['10'])
    expect(listed({ query: 'bear zebra' })).toEqual(['2'])
    expect(listed({ status: 'shipped', query: 'zebra' })).toEqual([])
  })
})
