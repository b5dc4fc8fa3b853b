import { z } from 'zod'
import { MOST_HEADERS } from '#market/spreadsheets/intake/column-mapping.ts'
import { endpoint } from '#market/endpoint.ts'
import { instant } from '#market/wire.ts'

const keptMapping = z.object({
  mapping: z.record(z.string(), z.string().nullable()),
  /** Of words, by what they are one of: conditions, categories, genders, packaging. */
  values: z.record(z.string(), z.record(z.string(), z.string())),
  file_name: z.string().nullable(),
  used_at: instant,
})
export type KeptMapping = z.infer<typeof keptMapping>

export const findMapping = endpoint({
  method: 'POST',
  path: '/imported_csvs/mapping',
  summary: 'How the seller last matched these headers, and words of files; null for new ones',
  policy: 'shopkeeper',
  rateLimit: 'search',
  changesNothing: true,
  body: z.object({ headers: z.array(z.string().max(300)).max(MOST_HEADERS) }),
  answer: z.object({ kept: keptMapping.nullable() }),
})
