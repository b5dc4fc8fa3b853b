import { z } from 'zod'
import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { instant } from '#market/wire.ts'
import { payout } from './payout.ts'

/** What staff look for: by hand and not sent yet, on its way, longer than two days on its way, and how it ended. */
export const payoutStates = ['to_send', 'in_flight', 'late', 'failed', 'returned', 'paid'] as const
export type PayoutState = (typeof payoutStates)[number]

export const payoutStateWords: Readonly<Record<PayoutState, string>> = {
  to_send: 'To send by hand',
  in_flight: 'In flight',
  late: 'In flight for 2 days',
  failed: 'Failed',
  returned: 'Returned by the bank',
  paid: 'Paid',
}

export const staffPayout = payout.extend({
  seller_id: z.int(),
  seller_name: z.string(),
  /** The administrator who began it; null for the pay run. */
  begun_by: z.string().nullable(),
})
export type StaffPayout = z.infer<typeof staffPayout>

export const staffPayoutsList = list({
  name: 'payouts',
  page: '/admin/payouts',
  call: 'listStaffPayouts',
  summary: 'The payouts of all sellers',
  policy: 'staff_verified',
  row: staffPayout,
  perPage: 50,
  search: 'Seller, bank reference',
  filters: {
    state: choice({
      label: 'State',
      values: payoutStates,
      words: payoutStateWords,
      all: 'All payouts',
    }),
  },
  sorts: { newest: 'Newest first', oldest: 'Oldest first', amount: 'Amount: high to low' },
  /** `due_cents` is what the next pay run sends, `held_cents` what is available and held. */
  meta: {
    counts: z.record(z.enum(payoutStates), z.int()),
    due_sellers: z.int(),
    due_cents: z.int(),
    held_sellers: z.int(),
    held_cents: z.int(),
    next_pay_run: instant.nullable(),
  },
})
