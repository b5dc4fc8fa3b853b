import type { AuditEvent } from '#market/audit/audit-event.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { auditJson } from './audit-json.ts'
import { listAuditOf } from './audit-store.ts'

/** The events of a subject such as `user 412`, newest first. */
export async function historyOf(tx: Tx, subject: string): Promise<AuditEvent[]> {
  const rows = await listAuditOf(tx, subject)
  return rows.map(auditJson)
}
