import { describe, expect, test } from 'vitest'
import { groupOrders, type OrderGroup } from './order-group.ts'
import { sectionsOf, upTo } from './order-section.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'

const orders = [
  anOrder({ id: '1', status: 'canceled', created_at: '2026-11-01T12:00:00.000Z' }),
  anOrder({ id: '2', status: 'completed', created_at: '2026-11-02T12:00:00.000Z' }),
  anOrder({ id: '3', status: 'shipped' }),
  anOrder({ id: '4', status: 'requires_payment_action' }),
]
const listed = (tab: OrderGroup | undefined, shown = orders) =>
  sectionsOf(groupOrders(shown, { viewer: 'buyer', sort: 'newest' }), { tab, sort: 'newest' }).map(
    (section) => [section.name, section.orders.map(({ id }) => id)],
  )

describe('the list of all orders', () => {
  test('begins with what requires action and ends with what is over, newest first', () => {
    expect(listed(undefined)).toEqual([
      ['Action required', ['4']],
      ['In progress', ['3']],
      ['Closed', ['2', '1']],
    ])
  })

  test('has no heading over nothing', () => {
    expect(listed(undefined, orders.slice(2, 3))).toEqual([['In progress', ['3']]])
  })
})

test('a tab lists its group alone', () => {
  expect(listed('canceled')).toEqual([['Canceled', ['1']]])
})

test('a long list is cut, and its headings still count all of it', () => {
  const grouped = groupOrders(orders, { viewer: 'buyer', sort: 'newest' })
  const cut = upTo(3, sectionsOf(grouped, { tab: undefined, sort: 'newest' }))
  expect(cut.map(({ name, count, orders: shown }) => [name, count, shown.length])).toEqual([
    ['Action required', 1, 1],
    ['In progress', 1, 1],
    ['Closed', 2, 1],
  ])
})
