import type { Database } from '#server/platform/database/database.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the verbs of a seller's products are given. */
export type ProductDeps = { db: Database; uploads: Uploads }
