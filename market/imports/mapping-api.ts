import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { instant } from '#market/wire.ts'

/** The most headers of one question; no file has more columns. */
const MOST_HEADERS = 300

const keptMapping = z.object({
  mapping: z.record(z.string(), z.string().nullable()),
  file_name: z.string().nullable(),
  used_at: instant,
})
export type KeptMapping = z.infer<typeof keptMapping>

export const findMapping = endpoint({
  method: 'POST',
  path: '/imported_csvs/mapping',
  summary: 'How the seller last matched these headers; null for new ones',
  policy: 'shopkeeper',
  rateLimit: 'search',
  changesNothing: true,
  body: z.object({ headers: z.array(z.string().max(300)).max(MOST_HEADERS) }),
  answer: z.object({ kept: keptMapping.nullable() }),
})
