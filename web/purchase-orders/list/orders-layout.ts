import type { OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults } from '#web/platform/navigation/search-params.ts'
import type { OrderSort } from './order-sort.ts'
import { addressOf, type ListView } from './orders-address.ts'

// A seller's orders are one list with two looks: My Orders has cards, Manage Orders a table.

const IN_TABLE: Record<OrderSort, OrderFilters['sort']> = {
  newest: '-number',
  oldest: 'number',
  changed: '-updated',
  total: '-total',
}

/** The table of the orders that the cards show; it has no tabs. */
export const tableOf = ({ query, status, from, to, company, sort }: Omit<ListView, 'tab'>) =>
  paths.manageOrders(
    withoutDefaults(
      { query, status, from, to, company, sort: IN_TABLE[sort] },
      { query: '', sort: '-number' },
    ),
  )

/** The cards of the orders that a table shows, in an order that the cards have too, or else newest first. */
export const cardsOf = ({ query, status, from, to, company, sort }: OrderFilters) =>
  addressOf({
    tab: undefined,
    query,
    status,
    from,
    to,
    company,
    sort:
      (['oldest', 'changed', 'total'] as const).find((each) => IN_TABLE[each] === sort) ?? 'newest',
  })
