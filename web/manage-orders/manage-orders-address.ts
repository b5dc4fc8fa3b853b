import { listedOrderSorts, type OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { narrowingOf } from '#web/purchase-orders/filters/narrowing.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'

/** What the address of Manage Orders selects. */
export const viewOfAddress = (search: Search): OrderFilters => ({
  ...narrowingOf(search),
  query: typeof search['query'] === 'string' ? search['query'] : '',
  status: purchaseOrderStatuses.find((each) => each === search['status']),
  sort: listedOrderSorts.find((each) => each === search['sort']) ?? '-number',
})

export const addressOf = (view: OrderFilters) =>
  paths.manageOrders(withoutDefaults(view, { query: '', sort: '-number' }))
