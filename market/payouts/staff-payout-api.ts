import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { choice } from '#market/lists/filter.ts'
import { list } from '#market/lists/list.ts'
import { idIn, instant } from '#market/wire.ts'
import { payout, payoutMethods } from './payout.ts'
import { holdReasons } from './why-held.ts'

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

export const dueStates = ['due', 'held', ...holdReasons] as const
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
  seller_id: z.int(),
  seller_name: z.string(),
  available_cents: z.int(),
  pending_cents: z.int(),
  /** Of what is available, the part whose chargeback is open. */
  disputed_cents: z.int(),
  /** Since when the oldest of it has been available. */
  since: instant.nullable(),
  held_for: z.enum(holdReasons).nullable(),
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

const one = { params: z.object({ id: idIn }), answer: z.object({ data: staffPayout }) }

/** Without sellers, for all that are due. Those that are held stay held. */
export const beginPayRun = endpoint({
  method: 'POST',
  path: '/admin/payouts/begin',
  summary: 'Begin a pay run now',
  policy: 'admin_verified',
  body: z.object({ seller_ids: z.array(idIn).min(1).max(500).optional() }).default({}),
  answer: z.object({ data: z.object({ until: instant }) }),
  status: 202,
})

export const recordPayment = endpoint({
  method: 'POST',
  path: '/admin/payouts/:id/record_payment',
  summary: 'Record that a payout was sent by hand',
  policy: 'admin_verified',
  ...one,
  body: z.object({
    bank_reference: z
      .string()
      .trim()
      .min(1, 'Enter the bank’s reference')
      .max(140, 'Maximum 140 characters'),
  }),
})

/** One that was not sent yet ends as failed. */
export const recordReturn = endpoint({
  method: 'POST',
  path: '/admin/payouts/:id/record_return',
  summary: 'Record that a payout by hand was not sent, or came back',
  policy: 'admin_verified',
  ...one,
  body: z.object({
    reason: z.string().trim().min(1, 'Enter a reason').max(500, 'Maximum 500 characters'),
  }),
})

/** Each reading is in the audit log. */
export const revealBankDetails = endpoint({
  method: 'POST',
  path: '/admin/payouts/:id/bank_details',
  summary: 'The bank account that a payout by hand goes to',
  policy: 'admin_verified',
  params: z.object({ id: idIn }),
  answer: z.object({
    data: z.object({
      account_holder: z.string(),
      bank_name: z.string(),
      routing_number: z.string(),
      account_number: z.string(),
    }),
  }),
  changesNothing: true,
  isSecret: true,
})
