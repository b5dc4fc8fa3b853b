import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { groupNames, newestFirst, type GroupedOrders, type OrderGroup } from './order-group.ts'

export type OrderSection = {
  name: string
  mark: 'turn' | 'waiting' | 'over'
  orders: PurchaseOrder[]
}

const marks = {
  action_required: 'turn',
  in_progress: 'waiting',
  completed: 'over',
  canceled: 'over',
} as const satisfies Record<OrderGroup, OrderSection['mark']>

/** What a tab lists: one group, or all of them with the reader's turn first and what is over last. */
export function sectionsOf(grouped: GroupedOrders, tab: OrderGroup | undefined): OrderSection[] {
  const sections = tab ? [sectionOf(grouped, tab)] : allSections(grouped)
  return sections.filter(({ orders }) => orders.length > 0)
}

const allSections = (grouped: GroupedOrders): OrderSection[] => [
  sectionOf(grouped, 'action_required'),
  sectionOf(grouped, 'in_progress'),
  {
    name: 'Closed',
    mark: 'over',
    orders: newestFirst([...grouped.completed, ...grouped.canceled]),
  },
]

const sectionOf = (grouped: GroupedOrders, group: OrderGroup): OrderSection => ({
  name: groupNames[group],
  mark: marks[group],
  orders: grouped[group],
})
