import type { Database } from '#server/platform/database/database.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the verbs of offer sheets work with. */
export type OfferSheetDeps = { db: Database; uploads: Uploads; publicUrl: string }
