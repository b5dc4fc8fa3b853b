import { z } from 'zod'
import { fileValues } from '#market/imports/file-values.ts'
import { priceRule } from '#market/imports/price-rule.ts'
import { textEncoding } from '#market/spreadsheets/decode-text.ts'

/** Which sheet of a file is meant, what its headers and words stand for, how its text is written, and the rule for its asking prices. */
export const fileChoice = z.object({
  sheet: z.string().optional(),
  mapping: z.record(z.string(), z.string().nullable()).optional(),
  prices: priceRule.optional(),
  values: fileValues.optional(),
  decimal: z.literal('comma').optional(),
  encoding: textEncoding.optional(),
})
export type FileChoice = z.infer<typeof fileChoice>
