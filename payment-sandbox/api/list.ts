import { z } from 'zod'
import { expand, wholeNumber } from '../acts/session-params.ts'

export const listParams = z.strictObject({
  limit: wholeNumber.pipe(z.number().min(1).max(100)).default(10),
  starting_after: z.string().optional(),
  created: z.strictObject({ gte: wholeNumber }).optional(),
  payment_intent: z.string().optional(),
  /** Of transfers: those to one account, and those of one group. */
  destination: z.string().optional(),
  transfer_group: z.string().optional(),
  /** Of subscriptions: those that are over as well. */
  status: z.literal('all').optional(),
  expand,
})
type ListParams = z.infer<typeof listParams>

export const listing = (kind: string, params: ListParams) => ({
  kind,
  limit: params.limit,
  createdFrom: params.created?.gte,
  after: params.starting_after,
  paymentIntentId: params.payment_intent,
  destination: params.destination,
  transferGroup: params.transfer_group,
})

/** One page; the store reads one more than the limit when there are more. */
export const listOf = (url: string, items: object[], { limit }: ListParams) => ({
  object: 'list',
  url,
  has_more: items.length > limit,
  data: items.slice(0, limit),
})
