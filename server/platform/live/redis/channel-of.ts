import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** The name under which processes of this database, and no others, hear each other in a Redis that several share. */
export async function channelOf(db: Database): Promise<string> {
  const { rows } = await sql<{ place: string }>`
    select (select system_identifier from pg_control_system())::text || ':' || oid as place
    from pg_database where datname = current_database()`.execute(db)
  return `lotline:${rows[0]?.place}:live`
}
