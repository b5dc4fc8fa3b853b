import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { job } from '#server/platform/jobs/job.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the verbs of imports are given. */
export type ImportDeps = { db: Database; uploads: Uploads }

export const importing = job('import_lots', z.object({ importId: z.int() }))

/** After a while, in which the open page shows how an import ended. */
export const importNews = job('tell_of_import', z.object({ importId: z.int() }))

/**
 * Transactions that work on one import at the same time. With one alone, the database would be idle while the
 * next chunk is put together.
 */
export const CHUNKS_AT_ONCE = 2
