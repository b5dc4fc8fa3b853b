import { z } from 'zod'

/** The name of a person or a company: one line, as it stands in the texts of mails. */
export const nameText = z
  .string('Required')
  .overwrite((given) => given.replaceAll(/\s+/g, ' ').trim())
  .min(1, 'Required')
  .max(120, 'Maximum 120 characters')
