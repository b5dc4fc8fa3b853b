import { type RawBuilder, sql } from 'kysely'
import { auditList, type AuditKind } from '#market/audit/audit-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { auditJson } from './audit-json.ts'
import { auditColumns, auditTables, NO_HISTORY, type AuditRow } from './audit-store.ts'

export const auditRoutes = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: auditList, db },
    {
      columns: auditColumns,
      tables: auditTables,
      search: (pattern) =>
        sql`(e.act ilike ${pattern} or e.subject ilike ${pattern} or u.full_name ilike ${pattern} or u.email ilike ${pattern})`,
      filters: {
        kind: (kind) => ofKind[kind],
        actor: (id) => sql`e.actor_user_id = ${id}`,
        from: (day) => sql`e.at >= ${day}::date at time zone 'UTC'`,
        to: (day) => sql`e.at < (${day}::date + 1) at time zone 'UTC'`,
      },
      sorts: { newest: sql`e.id desc` },
      json: (_, rows: readonly AuditRow[]) => rows.map(auditJson),
    },
  )

const ofKind: Record<AuditKind, RawBuilder<boolean>> = {
  all: sql`true`,
  reads: sql`e.act = 'read'`,
  writes: sql`e.act <> 'read'`,
  changes: sql`e.act <> all (${NO_HISTORY}) and e.act not like 'signed in%'`,
}
