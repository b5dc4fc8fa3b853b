import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { groupNames, type GroupedOrders, type OrderGroup } from './order-group.ts'
import { sorted, type OrderSort } from './order-sort.ts'

export type OrderSection = {
  name: string
  mark: 'turn' | 'waiting' | 'over'
  /** How many orders the section has, shown or not. */
  count: number
  orders: PurchaseOrder[]
}

const marks = {
  action_required: 'turn',
  in_progress: 'waiting',
  completed: 'over',
  canceled: 'over',
} as const satisfies Record<OrderGroup, OrderSection['mark']>

type View = { tab: OrderGroup | undefined; sort: OrderSort }

/** The sections of a tab: one group, or all groups from required action to closed. */
export function sectionsOf(grouped: GroupedOrders, { tab, sort }: View): OrderSection[] {
  const sections = tab ? [sectionOf(grouped, tab)] : allSections(grouped, sort)
  return sections.filter(({ orders }) => orders.length > 0)
}

const allSections = (grouped: GroupedOrders, sort: OrderSort): OrderSection[] => [
  sectionOf(grouped, 'action_required'),
  sectionOf(grouped, 'in_progress'),
  {
    name: 'Closed',
    mark: 'over',
    count: grouped.completed.length + grouped.canceled.length,
    orders: sorted([...grouped.completed, ...grouped.canceled], sort),
  },
]

const sectionOf = (grouped: GroupedOrders, group: OrderGroup): OrderSection => ({
  name: groupNames[group],
  mark: marks[group],
  count: grouped[group].length,
  orders: grouped[group],
})

/** Cuts the sections after this many orders in all; "Load more" shows the rest. */
export function upTo(most: number, sections: readonly OrderSection[]): OrderSection[] {
  let room = most
  return sections.flatMap((section) => {
    const orders = section.orders.slice(0, room)
    room -= orders.length
    return orders.length > 0 ? [{ ...section, orders }] : []
  })
}
