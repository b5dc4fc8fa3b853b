import { compareInstants } from '#market/compare-instants.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'

export const orderSorts = ['newest', 'oldest', 'changed', 'total'] as const
export type OrderSort = (typeof orderSorts)[number]

type Compare = (a: PurchaseOrder, b: PurchaseOrder) => number

const oldest: Compare = (a, b) => compareInstants(a.created_at, b.created_at)
const newest: Compare = (a, b) => oldest(b, a)
const comparisons: Record<OrderSort, Compare> = {
  newest,
  oldest,
  changed: (a, b) => compareInstants(b.updated_at, a.updated_at) || newest(a, b),
  total: (a, b) => b.total_cents - a.total_cents || newest(a, b),
}

export const sorted = (orders: readonly PurchaseOrder[], sort: OrderSort) =>
  orders.toSorted(comparisons[sort])
