import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** Mails that nobody sends pile up, and every further one takes longer to write. */
export async function deleteJobs(asOwner: Database) {
  await sql`truncate graphile_worker._private_jobs`.execute(asOwner)
}
