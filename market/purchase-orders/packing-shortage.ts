import { z } from 'zod'
import { businessDaysAfter, dayOf } from './business-days.ts'
import { partOfLine } from './refund-on-order.ts'
import { amount, instant } from '#market/wire.ts'
import { ANSWER_DAYS, shortOutcomes } from './short-at-packing.ts'

/** `expired`: the buyer did not answer in time. */
export const shortAnswers = ['accepted', 'canceled', 'expired'] as const
export type ShortAnswer = (typeof shortAnswers)[number]

/** What its seller did not find of a paid order, as both sides read it. */
export const packingShortage = z.object({
  missing: z.array(partOfLine),
  amount_cents: amount,
  outcome: z.enum(shortOutcomes),
  reported_at: instant,
  /** Of a question to the buyer: until when it waits. */
  answer_by: instant.nullable(),
  answer: z.enum(shortAnswers).nullable(),
  /** Whether the order waits for the buyer's answer now. */
  is_waiting: z.boolean(),
})
export type PackingShortage = z.infer<typeof packingShortage>

const DAY_MS = 86_400_000

/** The same time of day, two business days later. */
export function answerBy(now: Date) {
  const today = dayOf(now)
  const days = (Date.parse(businessDaysAfter(today, ANSWER_DAYS)) - Date.parse(today)) / DAY_MS
  return new Date(now.getTime() + days * DAY_MS)
}

type Question = { shipBy: string | null; answerBy: Date }

/** While its buyer is asked an order isn't late: its seller has the business day after the answer's last day. */
export function shipByAfterQuestion({ shipBy, answerBy: until }: Question) {
  if (shipBy === null) return null
  const next = businessDaysAfter(dayOf(until), 1)
  return next > shipBy ? next : shipBy
}
