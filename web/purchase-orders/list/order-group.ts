import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderNeeds } from '#market/purchase-orders/purchase-order-status.ts'
import { sorted, type OrderSort } from './order-sort.ts'

export const orderGroups = ['action_required', 'in_progress', 'completed', 'canceled'] as const
export type OrderGroup = (typeof orderGroups)[number]

export const groupNames: Record<OrderGroup, string> = {
  action_required: 'Action required',
  in_progress: 'In progress',
  completed: 'Completed',
  canceled: 'Canceled',
}

type Grouped = Pick<PurchaseOrder, 'status'> & Partial<Pick<PurchaseOrder, 'packing_shortage'>>

/** The group of My Orders that lists an order for this reader. */
export function groupOf(order: Grouped, viewer: Party): OrderGroup {
  const { status } = order
  if (status === 'completed' || status === 'canceled') return status
  return orderNeeds(order, viewer) ? 'action_required' : 'in_progress'
}

export type GroupedOrders = Record<OrderGroup, PurchaseOrder[]>

type View = { viewer: Party; sort: OrderSort }

export function groupOrders(
  orders: readonly PurchaseOrder[],
  { viewer, sort }: View,
): GroupedOrders {
  const grouped: GroupedOrders = {
    action_required: [],
    in_progress: [],
    completed: [],
    canceled: [],
  }
  for (const order of sorted(orders, sort)) grouped[groupOf(order, viewer)].push(order)
  return grouped
}
