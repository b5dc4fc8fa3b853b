import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { orderSorts, sorted, type OrderSort } from './order-sort.ts'
import { anOrder } from '#market/purchase-orders/testing/an-order.ts'

const on = (day: number) => `2026-11-0${day}T12:00:00.000Z`
const orders = [
  anOrder({ id: 'first', created_at: on(1), updated_at: on(8), total_cents: cents(100) }),
  anOrder({ id: 'second', created_at: on(2), updated_at: on(6), total_cents: cents(900) }),
  anOrder({ id: 'third', created_at: on(3), updated_at: on(7), total_cents: cents(100) }),
]

test.each<[OrderSort, string[]]>([
  ['newest', ['third', 'second', 'first']],
  ['oldest', ['first', 'second', 'third']],
  ['changed', ['first', 'third', 'second']],
  ['total', ['second', 'third', 'first']],
])('orders sorted by %s', (sort, ids) => {
  expect(sorted(orders, sort).map(({ id }) => id)).toEqual(ids)
})

test('the newest come first unless said otherwise', () => {
  expect(orderSorts[0]).toBe('newest')
})
