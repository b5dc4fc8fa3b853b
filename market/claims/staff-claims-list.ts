import { z } from 'zod'
import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { amount, instant } from '#market/wire.ts'
import { claimReasons } from './claim-reason.ts'
import { claimStates } from '#market/purchase-orders/claim-state.ts'

/** What staff look for: `waiting` for their decision, `answering` while a side has its turn. */
export const claimViews = ['waiting', 'answering', 'settled', 'declined', 'withdrawn'] as const
export type ClaimView = (typeof claimViews)[number]

const words: Readonly<Record<ClaimView, string>> = {
  waiting: 'To decide',
  answering: 'Being answered',
  settled: 'Settled',
  declined: 'Closed without a credit',
  withdrawn: 'Withdrawn',
}

const staffClaim = z.object({
  id: z.int(),
  po_number: z.string(),
  buyer_name: z.string(),
  seller_name: z.string(),
  product_name: z.string(),
  reason: z.enum(claimReasons),
  quantity: z.int(),
  state: z.enum(claimStates),
  credit_cents: amount,
  proposed_cents: amount.nullable(),
  settled_cents: amount.nullable(),
  answer_by: z.iso.date().nullable(),
  opened_at: instant,
  /** When staff were asked to decide. */
  staff_since: instant.nullable(),
})
export type StaffClaim = z.infer<typeof staffClaim>

export const staffClaimsList = list({
  name: 'claims',
  page: '/admin/claims',
  call: 'listStaffClaims',
  summary: 'The problems that buyers reported with orders',
  policy: 'staff_verified',
  row: staffClaim,
  perPage: 50,
  search: 'Order, company, product',
  filters: {
    state: choice({ label: 'State', values: claimViews, words, all: 'All claims' }),
  },
  sorts: { oldest: 'Oldest first', newest: 'Newest first', credit: 'Highest credit first' },
})
