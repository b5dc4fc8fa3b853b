import type { Database } from '#server/platform/database/database.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What the verbs of offer spreadsheets work with. */
export type OfferSpreadsheetDeps = { db: Database; uploads: Uploads; publicUrl: string }
