import { z } from 'zod'
import { inDigits } from '#market/in-digits.ts'
import { MAX_QUANTITY } from '#market/wire.ts'

/** How many units of a line arrived, as its buyer counted. */
export const arrivedLine = z.object({
  line_id: z.int(),
  arrived: z.int().min(0).max(MAX_QUANTITY, 'Too many units'),
})
export type ArrivedLine = z.infer<typeof arrivedLine>

/** "38 of 40 units arrived" */
export const arrivedWords = (arrived: number, expected: number) =>
  `${inDigits(arrived)} of ${inDigits(expected)} ${expected === 1 ? 'unit' : 'units'} arrived`
