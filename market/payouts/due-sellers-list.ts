import { z } from 'zod'
import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { instant } from '#market/wire.ts'
import { payoutMethods } from './payout.ts'
import { heldReasons } from './why-held.ts'

export const dueStates = ['due', 'held', ...heldReasons] as const
export type DueState = (typeof dueStates)[number]

export const dueStateWords: Readonly<Record<DueState, string>> = {
  due: 'To be paid',
  held: 'Held, whatever the reason',
  no_account: 'No place to be paid',
  restricted: 'Account restricted',
  bank_changed: 'Bank changed',
  returned: 'Last payout returned',
  reversal: 'Being taken back',
  debt: 'In debt',
}

export const dueSeller = z.object({
  /** The seller’s. */
  id: z.int(),
  name: z.string(),
  available_cents: z.int(),
  pending_cents: z.int(),
  /** Of what is available, the part whose chargeback is open. */
  disputed_cents: z.int(),
  /** Since when the oldest of it has been available. */
  since: instant.nullable(),
  held_for: z.enum(heldReasons).nullable(),
  held_until: instant.nullable(),
  method: z.enum(payoutMethods).nullable(),
  bank_last4: z.string().nullable(),
})
export type DueSeller = z.infer<typeof dueSeller>

/** Sellers with money available, or in debt. */
export const dueSellersList = list({
  name: 'sellers',
  page: '/admin/payouts/due',
  call: 'listDueSellers',
  summary: 'Sellers to be paid, held or in debt',
  policy: 'staff_verified',
  row: dueSeller,
  perPage: 50,
  search: 'Seller',
  filters: {
    state: choice({ label: 'State', values: dueStates, words: dueStateWords, all: 'All sellers' }),
  },
  sorts: {
    oldest: 'Longest available first',
    amount: 'Amount: high to low',
    seller: 'Seller: A to Z',
  },
})
