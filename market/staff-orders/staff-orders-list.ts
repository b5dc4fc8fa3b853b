import { z } from 'zod'
import { dayRange } from '#market/lists/day-range.ts'
import { listFile } from '#market/spreadsheets/list-file.ts'
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
  summary: 'All orders, with what staff may do with each',
  policy: 'staff_verified',
  row: staffOrder,
  perPage: 50,
  perCall: 200,
  search: 'PO-, company, email, tracking',
  filters: {
    status: { label: 'Status', schema: z.enum(staffOrderFilters).optional() },
    assigned: assignedChoice,
    payout: { label: 'Payout', schema: z.coerce.number().int().positive().optional() },
    ...dayRange,
  },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    waiting: 'Longest in status first',
    changed: 'Last updated first',
    total_desc: 'Total: high to low',
    total_asc: 'Total: low to high',
    units_desc: 'Units: high to low',
    units_asc: 'Units: low to high',
    buyer_asc: 'Buyer: A to Z',
    buyer_desc: 'Buyer: Z to A',
    seller_asc: 'Seller: A to Z',
    seller_desc: 'Seller: Z to A',
  },
  /** `total_count` counts this search and filter, the others this search among those so assigned. */
  meta: {
    counts: z.record(z.enum(staffOrderFilters), z.int()),
    order_count: z.int(),
  },
  // Those that need attention start with the one that has waited longest.
  first: ({ status }) => (isTrouble(status) ? { sort: 'waiting' } : {}),
})
/** All orders that the list has for what is asked. */
export const exportStaffOrders = listFile({
  path: '/admin/purchase_orders/export',
  summary: 'All orders as a file, one row for each',
  policy: 'admin_verified',
  view: staffOrdersList.view,
})
export type StaffOrderSort = keyof typeof staffOrdersList.sorts
