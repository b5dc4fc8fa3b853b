import { z } from 'zod'
import { list } from '#market/lists/list.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { assignedChoice } from '#market/staff-notes/assignment.ts'
import { isTrouble, orderTroubles } from './order-trouble.ts'
import { staffOrder } from './staff-order.ts'

/** A status, all that are not over, or a group that needs staff's attention whatever its status. */
export const staffOrderFilters = ['open', ...purchaseOrderStatuses, ...orderTroubles] as const
export type StaffOrderFilter = (typeof staffOrderFilters)[number]

/** Everybody's orders, for staff. */
export const staffOrdersList = list({
  name: 'orders',
  page: '/admin/purchase_orders',
  call: 'listStaffOrders',
  summary: 'The orders of all, with what staff may do with each',
  policy: 'staff_verified',
  row: staffOrder,
  perPage: 50,
  perCall: 200,
  search: 'PO-, buyer, seller, e-mail',
  filters: {
    status: { label: 'Status', schema: z.enum(staffOrderFilters).optional() },
    assigned: assignedChoice,
  },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    waiting: 'Longest in status first',
    changed: 'Last changed first',
    total_desc: 'Total: high to low',
    total_asc: 'Total: low to high',
  },
  /** `total_count` counts this search and filter, the others this search among those so assigned. */
  meta: {
    counts: z.record(z.enum(staffOrderFilters), z.int()),
    order_count: z.int(),
  },
  // Those that need attention start with the one that has waited longest.
  first: ({ status }) => (isTrouble(status) ? { sort: 'waiting' } : {}),
})
export type StaffOrderSort = keyof typeof staffOrdersList.sorts
