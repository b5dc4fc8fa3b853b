import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Adds up what writers left apart, so that there is one row for each count again. */
export async function foldPublishedCounts(db: Database) {
  await sql`select fold_published_counts()`.execute(db)
}
