import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { MOST_HEADERS } from './column-mapping.ts'

/** What a file is taken in for, apart from products. */
export const fileKinds = ['manifest', 'offers', 'leads'] as const
export type FileKind = (typeof fileKinds)[number]

export const findHeaders = endpoint({
  method: 'POST',
  path: '/spreadsheets/headers',
  summary: 'How one last matched these headers, and for manifests words for conditions',
  policy: 'uploader',
  rateLimit: 'search',
  changesNothing: true,
  body: z.object({
    kind: z.enum(fileKinds),
    headers: z.array(z.string().max(300)).max(MOST_HEADERS),
  }),
  answer: z.object({
    mapping: z.record(z.string(), z.string().nullable()),
    conditions: z.record(z.string(), z.string()),
  }),
})
