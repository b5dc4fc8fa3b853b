import type { Database, Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { Uploads } from '#server/uploads/uploads.ts'

/** What a step of a claim works with, under its order's lock. */
export type ClaimTx = { tx: Tx; terms: Terms; claimWindowDays: number }

export type ClaimDeps = {
  db: Database
  terms: Terms
  uploads: Uploads
  claimWindowDays: number
}
