import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Position, PrimaryPosition } from './choose-reader.ts'

// Positions of two clusters, or of two timelines after a failover, say nothing of each other.
const cluster = sql`(select system_identifier from pg_control_system())`

/** Its time is that of the question: whatever was committed by then is before the position. */
export async function positionOfPrimary(db: Database): Promise<PrimaryPosition> {
  const at = performance.now()
  const { rows } = await sql<{ line: string; flushed: number; written: number }>`
    select ${cluster} || ' ' || ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::bigint as line,
      (pg_current_wal_flush_lsn() - '0/0')::bigint as flushed,
      (pg_current_wal_insert_lsn() - '0/0')::bigint as written`.execute(db)
  return { at, ...theRow(rows) }
}

/** Fails where the database follows no other, such as one that was made the primary. */
export async function positionOfReplica(db: Database): Promise<Position> {
  const { rows } = await sql<{ line: string; written: number }>`
    select ${cluster} || ' ' || (select timeline_id from pg_control_checkpoint()) as line,
      (pg_last_wal_replay_lsn() - '0/0')::bigint as written
    where pg_is_in_recovery()`.execute(db)
  return { at: performance.now(), ...theRow(rows) }
}

function theRow<Row>([row]: Row[]): Row {
  if (!row) throw new Error('The database at DATABASE_REPLICA_URL follows no other')
  return row
}
