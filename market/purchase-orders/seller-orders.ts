import { z } from 'zod'
import { ordersFound } from './order-search.ts'
import { purchaseOrderStatuses } from './purchase-order.ts'
import type { PurchaseOrder } from './purchase-order-document.ts'

const columns = ['number', 'buyer', 'status', 'total', 'updated'] as const
/** What Manage Orders can be sorted by. */
export type OrderColumn = (typeof columns)[number]

/** A column, upwards or, with a minus, downwards. */
export const sellerOrderSorts = columns.flatMap((column) => [column, `-${column}`] as const)

/** Which of a seller's orders are listed, and in which order. */
export const sellerOrdersWanted = z.object({
  query: z.string().trim().max(200).default(''),
  status: z.enum(purchaseOrderStatuses).optional(),
  sort: z.enum(sellerOrderSorts).default('-number'),
})
export type SellerOrdersWanted = z.infer<typeof sellerOrdersWanted>

/** The screen lists by this rule, and the file that is made of it holds the same. */
export function sellerOrders(
  orders: readonly PurchaseOrder[],
  { sort, query, status }: SellerOrdersWanted,
): PurchaseOrder[] {
  const isDown = sort.startsWith('-')
  const column = columns.find((each) => sort.endsWith(each)) ?? 'number'
  return ordersFound(orders, { query, status }, 'seller').toSorted((a, b) => {
    const inOrder = comparisons[column](a, b) || byNumber(a, b)
    return isDown ? -inOrder : inOrder
  })
}

type Compare = (a: PurchaseOrder, b: PurchaseOrder) => number

const byNumber: Compare = (a, b) => Number(a.id) - Number(b.id)
const comparisons: Record<OrderColumn, Compare> = {
  number: byNumber,
  buyer: (a, b) => a.buyer_name.localeCompare(b.buyer_name, 'en', { sensitivity: 'base' }),
  status: (a, b) =>
    purchaseOrderStatuses.indexOf(a.status) - purchaseOrderStatuses.indexOf(b.status),
  total: (a, b) => a.total_cents - b.total_cents,
  updated: (a, b) => a.updated_at.localeCompare(b.updated_at),
}
