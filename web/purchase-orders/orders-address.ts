import type { Search } from '#web/platform/navigation/search-params.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { orderGroups, type OrderGroup } from './order-group.ts'

/** What the address of My Orders says. */
export type OrdersView = {
  tab: OrderGroup | undefined
  /** An order led to by a mail, by its number. */
  poNumber: string | undefined
  /** Back from the hosted checkout of an order. The address only chooses the banner (decision E4). */
  payment: PaymentReturn | undefined
}
export type PaymentReturn = { orderId: string; succeeded: boolean }

export function viewOfAddress(search: Search): OrdersView {
  const { tab, order, stripe_success: success, purchase_order_id: orderId } = search
  const cameBack = (success === 'true' || success === 'false') && typeof orderId === 'string'
  return {
    tab: orderGroups.find((group) => group === tab),
    poNumber: typeof order === 'string' ? order : undefined,
    payment: cameBack ? { orderId, succeeded: success === 'true' } : undefined,
  }
}

/** The address of a tab, without the order or the payment that led here. */
export const addressOfTab = (tab: OrderGroup | undefined) => paths.myOrders({ tab })
