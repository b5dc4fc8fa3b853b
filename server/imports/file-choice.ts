import { z } from 'zod'
import { priceRule } from '#market/imports/price-rule.ts'

/** Which sheet of a file is meant, what its headers stand for, and the rule for its asking prices. */
export const fileChoice = z.object({
  sheet: z.string().optional(),
  mapping: z.record(z.string(), z.string().nullable()).optional(),
  prices: priceRule.optional(),
})
export type FileChoice = z.infer<typeof fileChoice>
