import {
  purchaseOrderStatuses,
  type PurchaseOrderStatus,
} from '#market/purchase-orders/purchase-order.ts'
import { withoutDefaults, type Search } from '#web/platform/navigation/search-params.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { narrowingOf } from '../filters/narrowing.ts'
import { orderGroups, type OrderGroup } from './order-group.ts'
import { orderSorts, type OrderSort } from './order-sort.ts'

/** What the address of My Orders selects. */
export type OrdersView = {
  tab: OrderGroup | undefined
  status: PurchaseOrderStatus | undefined
  sort: OrderSort
  query: string
  from: string | undefined
  to: string | undefined
  company: string | undefined
  /** The number of the order that a mail links to, or of the offer that became it. */
  named: string | undefined
  /** The buyer came back from the hosted checkout. The address only chooses the banner (decision E4). */
  payment: PaymentReturn | undefined
}
/** The part of the address that filters and sorts the list. */
export type ListView = Omit<OrdersView, 'named' | 'payment'>
export type PaymentReturn = { orderId: string; succeeded: boolean }

export function viewOfAddress(search: Search): OrdersView {
  const {
    tab,
    status,
    sort,
    query,
    order,
    stripe_success: success,
    purchase_order_id: orderId,
  } = search
  const cameBack = (success === 'true' || success === 'false') && typeof orderId === 'string'
  return {
    tab: orderGroups.find((group) => group === tab),
    status: purchaseOrderStatuses.find((each) => each === status),
    sort: orderSorts.find((each) => each === sort) ?? 'newest',
    query: typeof query === 'string' ? query : '',
    ...narrowingOf(search),
    named: typeof order === 'string' ? order : undefined,
    payment: cameBack ? { orderId, succeeded: success === 'true' } : undefined,
  }
}

/** The address of a view, without the order or the payment that a link led to. */
export const addressOf = ({ tab, status, sort, query, from, to, company }: ListView) =>
  paths.myOrders(
    withoutDefaults({ tab, status, sort, query, from, to, company }, { sort: 'newest', query: '' }),
  )
