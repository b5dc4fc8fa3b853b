import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { LiveNotice } from './live-event.ts'

/** The PostgreSQL channel every process listens on. */
export const NOTICES = 'live'

export async function pgNotify(tx: Tx | Database, notices: LiveNotice[]) {
  const payloads = notices.map((notice) => JSON.stringify(notice))
  await sql`select pg_notify(${NOTICES}, payload) from unnest(${payloads}::text[]) as payload`.execute(
    tx,
  )
}
