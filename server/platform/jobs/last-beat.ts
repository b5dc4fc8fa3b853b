import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

/** When a worker was heard of last, and whether it is still at it. */
export async function lastBeat(db: Database) {
  const { rows } = await sql<{ at: Date | null; isAlive: boolean | null }>`
    select max(beat_at) as at, max(beat_at) > now() - interval '45 seconds' as is_alive
    from worker_heartbeats`.execute(db)
  return { at: rows[0]?.at ?? null, isAlive: rows[0]?.isAlive === true }
}
