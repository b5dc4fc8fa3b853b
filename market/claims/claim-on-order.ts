import { z } from 'zod'
import { freightTerms } from '#market/freight/freight-terms.ts'
import { amount, instant } from '#market/wire.ts'
import { claimReasons } from './claim-reason.ts'
import { claimActs, claimAnswers } from './claim.ts'
import { claimStates } from '#market/purchase-orders/claim-state.ts'

export const claimTurn = z.object({
  id: z.int(),
  act: z.enum(claimActs),
  party: z.enum(['buyer', 'seller', 'admin', 'system']),
  /** Of a report. */
  reason: z.enum(claimReasons).nullable(),
  quantity: z.int().nullable(),
  /** Asked, proposed or settled. */
  amount_cents: amount.nullable(),
  words: z.string(),
  photo_ids: z.array(z.int()),
  at: instant,
})

export type ClaimTurn = z.infer<typeof claimTurn>

/** A problem with units of one line of an order, as both sides and staff read it. */
export const claim = z.object({
  id: z.int(),
  line_id: z.int(),
  product_name: z.string(),
  state: z.enum(claimStates),
  /** The first one that was reported. */
  reason: z.enum(claimReasons),
  quantity: z.int(),
  /** What its units come to: the credit that the seller is asked for. */
  credit_cents: amount,
  /** What the side with the turn can accept; null after a decline. */
  proposed_cents: amount.nullable(),
  /** How much of that the order still has to give. */
  payable_cents: amount.nullable(),
  settled_cents: amount.nullable(),
  /** The last day for an answer; then staff decide. */
  answer_by: z.iso.date().nullable(),
  /** Sent with an answer, which is for the claim as it was seen. */
  version: z.int(),
  answers: z.array(z.enum(claimAnswers)),
  opened_at: instant,
  turns: z.array(claimTurn),
})

export type Claim = z.infer<typeof claim>

/** What can still be reported of a line. */
export const claimableLine = z.object({
  line_id: z.int(),
  product_name: z.string(),
  quantity: z.int(),
  units_left: z.int(),
  /** What its buyer counts where all has arrived: without what was refunded or reported as missing. */
  expected_units: z.int(),
  unit_cents: amount,
  reasons: z.array(z.enum(claimReasons)),
  /** As it was agreed on. */
  freight_terms: z.enum(freightTerms),
  /** Whether a report joins the claim that is open. */
  joins: z.boolean(),
})

export type ClaimableLine = z.infer<typeof claimableLine>

export const orderClaims = z.object({
  data: z.array(claim),
  meta: z.object({
    /** Whether a problem can be reported now. */
    is_open: z.boolean(),
    /** The last day for it; null while the order is on its way. */
    ends_on: z.iso.date().nullable(),
    lines: z.array(claimableLine),
  }),
})
export type OrderClaims = z.infer<typeof orderClaims>
