import { expect, test } from 'vitest'
import { listedOrderSorts, type OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { orderSorts } from './order-sort.ts'
import { cardsOf, tableOf } from './orders-layout.ts'
import type { ListView } from './orders-address.ts'

const narrowed = {
  query: 'mug',
  status: 'shipped',
  from: '2026-01-05',
  to: undefined,
  company: 'Fieldhouse',
} as const
const cards = (view: Partial<ListView>): ListView => ({
  ...narrowed,
  tab: undefined,
  sort: 'newest',
  ...view,
})
const table = (view: Partial<OrderFilters>): OrderFilters => ({
  ...narrowed,
  sort: '-number',
  ...view,
})

test('the table shows the orders that the cards show, and the cards those of the table', () => {
  const search = '?query=mug&status=shipped&from=2026-01-05&company=Fieldhouse'
  expect(tableOf(cards({}))).toBe(`/dashboard/manage_orders${search}`)
  expect(cardsOf(table({}))).toBe(
    '/my_orders?status=shipped&query=mug&from=2026-01-05&company=Fieldhouse',
  )
})

test.each(orderSorts)('the order %s comes back from the table', (sort) => {
  const inTable = new URL(tableOf(cards({ sort })), 'http://x').searchParams.get('sort')
  const sorted = listedOrderSorts.find((each) => each === inTable) ?? '-number'
  const back = cardsOf(table({ sort: sorted }))
  expect(new URL(back, 'http://x').searchParams.get('sort') ?? 'newest').toBe(sort)
})

test('an order that only the table has is left there', () => {
  expect(cardsOf(table({ sort: 'buyer' }))).not.toContain('sort')
})
