import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Forgets what the real provider forgets as well: events and their deliveries after a month, keys
 * after a day. Payments are kept, as an order may be canceled, and its money returned, much later.
 */
export async function deleteExpiredSandboxEvents(db: Database) {
  await sql`
    with old as (
      delete from sandbox_objects
      where kind = 'event' and created_at < now() - interval '30 days' returning id
    )
    delete from sandbox_deliveries where event_id in (select id from old)`.execute(db)
  await db
    .deleteFrom('sandboxIdempotency')
    .where('createdAt', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}
