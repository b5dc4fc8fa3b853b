import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Clears away what nobody can take back any more. */
export async function deleteExpiredBulkEdits(db: Database) {
  await db
    .deleteFrom('bulkEdits')
    .where('at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
