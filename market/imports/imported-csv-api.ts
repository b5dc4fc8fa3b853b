import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'

export const importMessages = {
  underWay: 'Import is in progress',
  complete: 'Import is complete',
  failed: 'Import failed',
} as const

const importStatus = z.object({
  message: z.enum(Object.values(importMessages)),
  /** Products that need attention and rows that were refused. */
  issue_count: z.int(),
  /** Products created or updated that lack nothing. */
  imported_count: z.int(),
  /** What is to be told of single rows, once the import is over. */
  attribute_issues: z.array(z.string()),
  rows: z.int(),
  rows_done: z.int(),
})
export type ImportStatus = z.infer<typeof importStatus>

const key = z.string().min(1).max(300)

export const beginImport = endpoint({
  method: 'POST',
  path: '/imported_csvs',
  summary: 'Import the lots of an uploaded CSV file; of one file there is one import',
  policy: 'shopkeeper',
  body: z.object({ key }),
  answer: importStatus,
})

export const readImport = endpoint({
  method: 'GET',
  path: '/imported_csvs/:key',
  summary: 'How far an import is, and what came of it',
  policy: 'shopkeeper',
  params: z.object({ key }),
  answer: importStatus,
})
