import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { plainLine } from '#market/plain-line.ts'
import {
  purchaseOrderEvents,
  purchaseOrderStatuses,
} from '#market/purchase-orders/purchase-order.ts'
import { assignedFilter } from '#market/staff-notes/assignment.ts'
import { idIn } from '#market/wire.ts'
import { isTrouble, orderTroubles } from './order-trouble.ts'
import { staffOrder, staffOrderDetail } from './staff-order.ts'

export const staffOrderSorts = [
  'newest',
  'oldest',
  'waiting',
  'changed',
  'total_desc',
  'total_asc',
] as const
export type StaffOrderSort = (typeof staffOrderSorts)[number]

/** A status, all that are not over, or a group that needs staff's attention whatever its status. */
export const staffOrderFilters = ['open', ...purchaseOrderStatuses, ...orderTroubles] as const
export type StaffOrderFilter = (typeof staffOrderFilters)[number]

/** Orders that need attention start with the one that has waited longest. */
export const usualSort = (filter: StaffOrderFilter | undefined): StaffOrderSort =>
  isTrouble(filter) ? 'waiting' : 'newest'

export const listStaffOrders = endpoint({
  method: 'GET',
  path: '/admin/purchase_orders',
  summary: 'The orders of all, with what staff may do with each',
  policy: 'staff_verified',
  query: pageQuery.extend({
    status: z.enum(staffOrderFilters).optional(),
    /** Searches the order number, and both parties' names and e-mail addresses. */
    search: z.string().trim().max(200).default(''),
    sort: z.enum(staffOrderSorts).default('newest'),
    assigned: assignedFilter,
  }),
  answer: z.object({
    data: z.array(staffOrder),
    /** `total_count` counts this search and filter, the others this search among those so assigned. */
    meta: pageMeta.extend({
      counts: z.record(z.enum(staffOrderFilters), z.int()),
      order_count: z.int(),
    }),
  }),
})

const params = z.object({ id: idIn })
const answer = z.object({ data: staffOrderDetail })

export const readStaffOrder = endpoint({
  method: 'GET',
  path: '/admin/purchase_orders/:id',
  summary: 'One order with its history, payments and refunds',
  policy: 'staff_verified',
  params,
  answer,
})

const line = (max: number) =>
  z.string().overwrite(plainLine).max(max, `Maximum ${max} characters`).optional()
const text = (max: number) => z.string().trim().max(max, `Maximum ${max} characters`).optional()

/** An event that is not allowed now is 409 with the order as it is, and changes nothing. */
export const advanceStaffOrder = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/state_transitions',
  summary: 'Advance or cancel an order',
  policy: 'admin_verified',
  params,
  body: z.object({
    event: z.enum(purchaseOrderEvents),
    /** Both parties read it. */
    note: text(1000),
    carrier: line(80),
    tracking_number: line(80),
    /** Ships an order whose payment is disputed, which is refused as `order_disputed` otherwise. */
    despite_dispute: z.boolean().optional(),
  }),
  answer,
})

/** Retries once per failed attempt, however often it is called. */
export const retryRefund = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/refunds/:refund_id/retry',
  summary: 'Ask the payment provider again for a refund that failed',
  policy: 'admin_verified',
  params: params.extend({ refund_id: idIn }),
  body: z.object({ attempt: z.int().min(1) }),
  answer,
})

export const returnedForm = z.object({
  /** The buyer reads it. */
  note: z.string().trim().min(1, 'Required').max(1000, 'Maximum 1000 characters'),
})

/** Only for a failed refund; it is not retried afterwards. */
export const markRefunded = endpoint({
  method: 'POST',
  path: '/admin/purchase_orders/:id/refunds/:refund_id/returned',
  summary: 'Note that a refund that failed was returned by hand',
  policy: 'admin_verified',
  params: params.extend({ refund_id: idIn }),
  body: returnedForm.extend({ attempt: z.int().min(1) }),
  answer,
})
