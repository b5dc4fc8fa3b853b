import { z } from 'zod'

export const paperMonth = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter a month such as 2026-11')
