import { z } from 'zod'
import { isFileKey } from '#market/uploads/upload-limits.ts'
import { quantity } from '#market/wire.ts'
import { claimReasons } from './claim-reason.ts'
import { claimAnswers, MOST_CLAIM_PHOTOS } from './claim.ts'

const words = z.string().trim().max(2000, 'Maximum 2000 characters')
const DESCRIBE = 'Describe the problem'

/** A problem with units of one line, as its buyer reports it. */
export const reportForm = z
  .object({
    line_id: z.int(),
    reason: z.enum(claimReasons),
    quantity,
    /** What is missing needs no words. */
    words: words.default(''),
    /** Uploaded before, with the kind `image`. */
    photo_keys: z
      .array(z.string().refine(isFileKey, 'Choose the photo again'))
      .max(MOST_CLAIM_PHOTOS, `Maximum ${MOST_CLAIM_PHOTOS} photos`)
      .default([]),
  })
  .refine(({ reason, words: said }) => reason === 'short' || said !== '', {
    path: ['words'],
    message: DESCRIBE,
  })
export type ReportForm = z.input<typeof reportForm>
export type Report = z.output<typeof reportForm>

export const MOST_REPORTED_LINES = 100

const revision = z.int().min(1)
const proposal = z.int().min(1, 'Enter an amount')

/** The answer of a side, to the claim as it saw it. */
export const answerForm = z
  .object({
    act: z.enum(claimAnswers),
    version: revision,
    /** What is proposed. */
    amount_cents: proposal.optional(),
    /** The reason for declining, or a word with a proposal. */
    words: words.default(''),
  })
  .refine(({ act, amount_cents: amount }) => act !== 'propose' || amount !== undefined, {
    path: ['amount_cents'],
    message: 'Enter an amount',
  })
  .refine(({ act, words: said }) => act !== 'decline' || said !== '', {
    path: ['words'],
    message: 'Enter a reason',
  })
export type AnswerForm = z.input<typeof answerForm>
export type Answer = z.output<typeof answerForm>

/** Staff settle a claim with an amount, or decline it: both sides read the words. */
export const decisionForm = z
  .object({
    act: z.enum(['settle', 'decline']),
    version: revision,
    amount_cents: proposal.optional(),
    words: words.min(1, 'Enter a reason'),
  })
  .refine(({ act, amount_cents: amount }) => act !== 'settle' || amount !== undefined, {
    path: ['amount_cents'],
    message: 'Enter an amount',
  })
export type DecisionForm = z.input<typeof decisionForm>
export type Decision = z.output<typeof decisionForm>
