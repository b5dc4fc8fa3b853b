import type { Database } from '#server/platform/database/database.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the verbs of manifests are given. */
export type ManifestDeps = { db: Database; uploads: Uploads }
