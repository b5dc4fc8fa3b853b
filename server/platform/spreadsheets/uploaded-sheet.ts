import { z } from 'zod'

/** What a thread is given that reads a file: its bytes, and which sheet of a workbook. */
export const uploadedSheet = z.object({
  bytes: z.instanceof(Uint8Array),
  sheet: z.string().optional(),
})
