import type { Database } from '#server/platform/database/database.ts'

/** What acts on many lots work with. */
export type BulkDeps = {
  db: Database
  /** How many offers under way have lines of these lots. */
  offersUnderWayWith: (db: Database, productIds: readonly number[]) => Promise<number>
}
