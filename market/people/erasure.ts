import { z } from 'zod'

/** Why a person's data is erased; a code, so that the reason itself holds nothing personal. */
export const erasureReasons = ['asked', 'unused', 'duty'] as const
export type ErasureReason = (typeof erasureReasons)[number]

export const erasureReasonWords: Record<ErasureReason, string> = {
  asked: 'Requested by the person',
  unused: 'The account is no longer used',
  duty: 'Required by law or a court',
}

/** What stands where something was erased. */
export const ERASED = '(erased)'
export const ERASED_PERSON = 'Erased person'
export const ERASED_COMPANY = 'Erased company'

/** The progress of an erasure. */
export const erasure = z.object({
  asked_at: z.string(),
  reason: z.enum(erasureReasons),
  steps_done: z.int(),
  steps: z.int(),
  finished_at: z.string().nullable(),
})
export type Erasure = z.infer<typeof erasure>
