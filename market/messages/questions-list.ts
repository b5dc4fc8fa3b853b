import { z } from 'zod'
import { list } from '#market/lists/list.ts'
import { instant } from '#market/wire.ts'
import { message } from './message.ts'

/** Whether the seller still has to answer, has answered, or the buyer has sent an offer on the lot since. */
export const questionStates = ['open', 'answered', 'offered'] as const

/** What a buyer asked about a lot before there was an offer on it. */
export const question = z.object({
  id: z.int(),
  product: z.object({
    id: z.int(),
    seller_id: z.int(),
    name: z.string(),
    image: z.string().nullable(),
  }),
  buyer_name: z.string(),
  seller_name: z.string(),
  state: z.enum(questionStates),
  /** The offer that keeps it, where both sides write from then on. */
  offer_number: z.string().nullable(),
  /** How many of the other side the viewer has not read. */
  unread_count: z.int(),
  last_message: message,
  asked_at: instant,
})
export type Question = z.infer<typeof question>

export const questionsList = list({
  name: 'questions',
  page: '/questions',
  call: 'listQuestions',
  summary: 'Questions about lots, of both sides',
  policy: 'trader',
  row: question,
  perPage: 25,
  search: 'Lot or company',
  filters: {
    state: {
      label: 'Show',
      schema: z.enum(['all', ...questionStates]).default('all'),
      choices: [
        ['all', 'All questions'],
        ['open', 'Waiting for an answer'],
        ['answered', 'Answered'],
        ['offered', 'Now with an offer'],
      ],
    },
  },
  sorts: { latest: 'Latest message first', longest: 'Longest without a message first' },
})
