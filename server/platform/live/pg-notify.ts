import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import type { LiveNotice } from './live-event.ts'

/** The PostgreSQL channel every process listens on. */
export const NOTICES = 'live'

export async function pgNotify(tx: Tx | Database, notices: LiveNotice[]) {
  await writeAtOnce(tx, [sending(notices)])
}

/** The same, to be done along with other writes. */
export function sending(notices: LiveNotice[]): Write {
  const payloads = notices.map((notice) => JSON.stringify(notice))
  return sql`select pg_notify(${NOTICES}, payload) from unnest(${payloads}::text[]) as payload`
}
