import { z } from 'zod'
import { list } from '#market/lists/list.ts'
import { sellerRecord } from './staff-seller-api.ts'

/** Sellers without a user, and sellers whose user has not chosen a password yet. */
export const sellerGroups = ['all', 'without_user', 'invited'] as const
export type SellerGroup = (typeof sellerGroups)[number]

/** Every seller, for staff. */
export const sellersList = list({
  name: 'sellers',
  page: '/admin/sellers',
  call: 'listSellers',
  summary: 'All sellers, a page at a time',
  policy: 'staff_verified',
  row: sellerRecord,
  perPage: 50,
  perCall: 200,
  search: 'Seller, user, email',
  // The tabs of the page choose it.
  filters: { group: { label: 'Group', schema: z.enum(sellerGroups).default('all') } },
  sorts: {
    newest: 'Newest first',
    oldest: 'Oldest first',
    name: 'Name: A to Z',
    name_desc: 'Name: Z to A',
  },
  /** `total_count` counts this search and group, these count all sellers. */
  meta: { seller_count: z.int(), without_user_count: z.int(), invited_count: z.int() },
})
export type SellerSort = keyof typeof sellersList.sorts
