import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { needsAttention } from '#market/purchase-orders/purchase-order-status.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { sorted, type OrderSort } from './order-sort.ts'

export const orderGroups = ['action_required', 'in_progress', 'completed', 'canceled'] as const
export type OrderGroup = (typeof orderGroups)[number]

export const groupNames: Record<OrderGroup, string> = {
  action_required: 'Action required',
  in_progress: 'In progress',
  completed: 'Completed',
  canceled: 'Canceled',
}

/** The group of My Orders that lists an order for this reader. */
export function groupOf(status: PurchaseOrderStatus, viewer: Party): OrderGroup {
  if (status === 'completed' || status === 'canceled') return status
  return needsAttention(status, viewer) ? 'action_required' : 'in_progress'
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
  for (const order of sorted(orders, sort)) grouped[groupOf(order.status, viewer)].push(order)
  return grouped
}
