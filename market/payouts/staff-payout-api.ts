import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { idIn, instant } from '#market/wire.ts'
import { staffPayout } from './staff-payouts-list.ts'

export const paymentForm = z.object({
  bank_reference: z
    .string()
    .trim()
    .min(1, 'Enter the bank’s reference')
    .max(140, 'Maximum 140 characters'),
})

export const payoutReturnForm = z.object({
  reason: z.string().trim().min(1, 'Enter a reason').max(500, 'Maximum 500 characters'),
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
  body: paymentForm,
})

/** One that was not sent yet ends as failed. */
export const recordReturn = endpoint({
  method: 'POST',
  path: '/admin/payouts/:id/record_return',
  summary: 'Record that a payout by hand was not sent, or came back',
  policy: 'admin_verified',
  ...one,
  body: payoutReturnForm,
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
