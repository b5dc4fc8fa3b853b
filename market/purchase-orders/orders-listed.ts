import { z } from 'zod'
import { byName } from '#market/by-name.ts'
import { compareInstants } from '#market/compare-instants.ts'
import type { Party } from '#market/accounts/viewer.ts'
import { dayIn } from '#market/wire.ts'
import { counterpartyOf } from './counterparty.ts'
import { ordersFound } from './order-search.ts'
import { purchaseOrderStatuses } from './purchase-order.ts'
import type { PurchaseOrder } from './purchase-order-document.ts'

const columns = ['number', 'buyer', 'status', 'total', 'updated'] as const
/** What Manage Orders can be sorted by. */
export type OrderColumn = (typeof columns)[number]

/** A column, upwards or, with a minus, downwards. */
export const listedOrderSorts = columns.flatMap((column) => [column, `-${column}`] as const)

/** Which of the viewer's orders are listed, and in which order. */
export const orderFilters = z.object({
  query: z.string().trim().max(200).default(''),
  status: z.enum(purchaseOrderStatuses).optional(),
  from: dayIn().optional(),
  to: dayIn().optional(),
  company: z.string().trim().max(200).optional(),
  sort: z.enum(listedOrderSorts).default('-number'),
})
export type OrderFilters = z.infer<typeof orderFilters>

/** Both the screen and the file made of it list by this rule. */
export function ordersListed(
  orders: readonly PurchaseOrder[],
  { sort, ...sought }: OrderFilters,
  viewer: Party,
): PurchaseOrder[] {
  const isDown = sort.startsWith('-')
  const column = columns.find((each) => sort.endsWith(each)) ?? 'number'
  const compare = comparisons(viewer)[column]
  return ordersFound(orders, sought, viewer).toSorted((a, b) => {
    const inOrder = compare(a, b) || byNumber(a, b)
    return isDown ? -inOrder : inOrder
  })
}

type Compare = (a: PurchaseOrder, b: PurchaseOrder) => number

const byNumber: Compare = (a, b) => Number(a.id) - Number(b.id)
const comparisons = (viewer: Party): Record<OrderColumn, Compare> => ({
  number: byNumber,
  // A buyer sees the seller's name in the list.
  buyer: (a, b) => byName(counterpartyOf(a, viewer), counterpartyOf(b, viewer)),
  status: (a, b) =>
    purchaseOrderStatuses.indexOf(a.status) - purchaseOrderStatuses.indexOf(b.status),
  total: (a, b) => a.total_cents - b.total_cents,
  updated: (a, b) => compareInstants(a.updated_at, b.updated_at),
})
