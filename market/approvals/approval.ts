import { z } from 'zod'
import { amount, instant } from '#market/wire.ts'

/** What may ask a second administrator: to cancel a paid order, whose money goes back, and the fee of a seller. */
export const approvalActs = ['refund', 'fee'] as const
export type ApprovalAct = (typeof approvalActs)[number]

export const approvalOutcomes = ['approved', 'declined', 'withdrawn', 'expired'] as const
export type ApprovalOutcome = (typeof approvalOutcomes)[number]

const refundStake = z.object({
  act: z.literal('refund'),
  total_cents: amount,
  /** Less than the total where some went back before. */
  left_cents: amount,
  paid_by_wire: z.boolean(),
})

/** A fee of null is the standard one. */
const feeStake = z.object({
  act: z.literal('fee'),
  platform_fee_bps: z.int().nullable(),
  before_bps: z.int().nullable(),
  standard_fee_bps: z.int(),
})

/** What is to be done, and as of what; the second administrator approves exactly this. */
export const approvalStake = z.discriminatedUnion('act', [refundStake, feeStake])
export type ApprovalStake = z.infer<typeof approvalStake>

const person = z.object({ id: z.int(), name: z.string() })

export const approval = z.object({
  id: z.int(),
  /** The id of the order or the seller, and how people call it. */
  subject_id: z.int(),
  subject_name: z.string(),
  stake: approvalStake,
  /** Of an order, whose sides read it once it is canceled. */
  note: z.string().nullable(),
  asked_by: person,
  asked_at: instant,
  expires_at: instant,
  /** None while it waits. */
  outcome: z.enum(approvalOutcomes).nullable(),
  /** Nobody where time ran out. */
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** The only administrator confirmed it with a code. */
  confirmed_alone: z.boolean(),
})
export type Approval = z.infer<typeof approval>
