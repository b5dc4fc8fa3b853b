import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

export const orderSorts = ['newest', 'oldest', 'changed', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]

type Compare = (a: PurchaseOrder, b: PurchaseOrder) => number

const oldest: Compare = (a, b) => a.created_at.localeCompare(b.created_at)
const newest: Compare = (a, b) => oldest(b, a)
const comparisons: Record<OrderSort, Compare> = {
  newest,
  oldest,
  changed: (a, b) => b.updated_at.localeCompare(a.updated_at) || newest(a, b),
  total: (a, b) => b.total_cents - a.total_cents || newest(a, b),
}

export const sorted = (orders: readonly PurchaseOrder[], sort: OrderSort) =>
  orders.toSorted(comparisons[sort])
