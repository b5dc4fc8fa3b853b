import {
  sellerOrderSorts,
  type OrderColumn,
  type SellerOrdersWanted,
} from '#market/purchase-orders/seller-orders.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'

/** What the address of Manage Orders says. */
export const viewOfAddress = ({ query, status, sort }: Search): SellerOrdersWanted => ({
  query: typeof query === 'string' ? query : '',
  status: purchaseOrderStatuses.find((each) => each === status),
  sort: sellerOrderSorts.find((each) => each === sort) ?? '-number',
})

export const addressOf = (view: SellerOrdersWanted) =>
  paths.manageOrders(withoutDefaults(view, { query: '', sort: '-number' }))

/** How a column is sorted now, and the view that a press on its head leads to. */
export function sortingOf(view: SellerOrdersWanted, column: OrderColumn) {
  const isUp = view.sort === column
  const isDown = view.sort === `-${column}`
  const direction = isUp ? 'ascending' : isDown ? 'descending' : 'none'
  const next: SellerOrdersWanted = { ...view, sort: isUp ? `-${column}` : column }
  return { direction, next } as const
}
