import { sql } from 'kysely'
import { isDatabaseBusy } from '#server/platform/database/database-errors.ts'
import type { Database } from '#server/platform/database/database.ts'

/**
 * Seals the events since the last seal, so that none can be changed or removed unnoticed. While another transaction
 * keeps writing for longer than a moment, it gives up until its next run.
 */
export async function sealAuditLog(db: Database) {
  try {
    while ((await sealSome(db)) > 0);
  } catch (error) {
    if (!isDatabaseBusy(error)) throw error
  }
}

async function sealSome(db: Database) {
  const { rows } = await sql<{ events: number }>`select seal_audit_events() as events`.execute(db)
  return rows[0]?.events ?? 0
}
