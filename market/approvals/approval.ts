import { z } from 'zod'
import { partOfLine } from '#market/purchase-orders/refund-on-order.ts'
import { amount, instant } from '#market/wire.ts'

/** The acts that may need a second administrator: canceling a paid order or refunding part of it, a seller's fee, giving up its debt. */
export const approvalActs = ['refund', 'partial_refund', 'fee', 'write_off'] as const
export type ApprovalAct = (typeof approvalActs)[number]

export const approvalOutcomes = ['approved', 'declined', 'withdrawn', 'expired'] as const
export type ApprovalOutcome = (typeof approvalOutcomes)[number]

const refundStake = z.object({
  act: z.literal('refund'),
  total_cents: amount,
  /** Less than the total when some was refunded before. */
  left_cents: amount,
  paid_by_wire: z.boolean(),
})

const partialRefundStake = z.object({
  act: z.literal('partial_refund'),
  /** Of the request. */
  key: z.uuid(),
  amount_cents: amount,
  fee_cents: amount,
  /** Null where it is an amount and not units. */
  lines: z.array(partOfLine).nullable(),
  total_cents: amount,
  /** Of the same order before. */
  refunded_cents: amount,
  paid_by_wire: z.boolean(),
})

/** A fee of null is the standard one. */
const feeStake = z.object({
  act: z.literal('fee'),
  platform_fee_bps: z.int().nullable(),
  before_bps: z.int().nullable(),
  standard_fee_bps: z.int(),
})

/** All that the seller owes is given up. */
const writeOffStake = z.object({ act: z.literal('write_off'), debt_cents: amount })

/** The act and the state it was requested in; the second administrator approves exactly this. */
export const approvalStake = z.discriminatedUnion('act', [
  refundStake,
  partialRefundStake,
  feeStake,
  writeOffStake,
])
export type ApprovalStake = z.infer<typeof approvalStake>

const person = z.object({ id: z.int(), name: z.string() })

export const approval = z.object({
  id: z.int(),
  /** The order's or seller's id and display name. */
  subject_id: z.int(),
  subject_name: z.string(),
  stake: approvalStake,
  /** For an order, the reason both sides read once it is canceled; for a debt, why it is given up. */
  note: z.string().nullable(),
  asked_by: person,
  asked_at: instant,
  expires_at: instant,
  /** Null while it waits. */
  outcome: z.enum(approvalOutcomes).nullable(),
  /** Null when it expired. */
  decided_by: person.nullable(),
  decided_at: instant.nullable(),
  /** Why it was declined. */
  reason: z.string().nullable(),
  /** Whether a sole administrator confirmed it with a code. */
  confirmed_alone: z.boolean(),
})
export type Approval = z.infer<typeof approval>
