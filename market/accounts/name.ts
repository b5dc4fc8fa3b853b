import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'

/** The name of a person or a company: one line, as it stands in the texts of mails. */
export const nameText = z
  .string('Required')
  .overwrite(plainLine)
  .min(1, 'Required')
  .max(120, 'Maximum 120 characters')
