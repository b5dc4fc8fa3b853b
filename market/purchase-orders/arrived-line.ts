import { z } from 'zod'
import { MAX_QUANTITY } from '#market/wire.ts'

/** How many units of a line arrived, as its buyer counted. */
export const arrivedLine = z.object({
  line_id: z.int(),
  arrived: z.int().min(0).max(MAX_QUANTITY, 'Too many units'),
})
export type ArrivedLine = z.infer<typeof arrivedLine>

/** "38 of 40 units arrived" */
export const arrivedWords = (arrived: number, expected: number) =>
  `${arrived.toLocaleString('en-US')} of ${expected.toLocaleString('en-US')} ${expected === 1 ? 'unit' : 'units'} arrived`
