import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import { auditSheet } from '#market/audit/audit-cells.ts'
import type { AuditEvent } from '#market/audit/audit-event.ts'
import {
  auditList,
  auditTopics,
  exportAuditEvents,
  type AuditKind,
  type AuditTopic,
} from '#market/audit/audit-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import { listFileRoute } from '#server/platform/lists/list-file-route.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { ListSource } from '#server/platform/lists/list-source.ts'
import type { Site } from '#server/platform/http/site.ts'
import { auditJson } from './audit-json.ts'
import {
  auditColumns,
  auditTables,
  isAboutNamed,
  NO_HISTORY,
  type AuditRow,
} from './audit-store.ts'

export function auditRoutes(site: Site, db: Database) {
  listRoute(site, { list: auditList, db }, source)
  listFileRoute(
    site,
    { list: auditList, file: exportAuditEvents, db },
    { source, sheet: { name: 'lotline-audit-log', ...auditSheet } },
  )
}

type Query = z.output<typeof auditList.read.query>

const source: ListSource<AuditRow, AuditEvent, Query, unknown, StaffViewer> = {
  columns: auditColumns,
  tables: auditTables,
  search: (pattern) =>
    sql`(e.act ilike ${pattern} or e.subject ilike ${pattern} or u.full_name ilike ${pattern}
      or u.email ilike ${pattern} or ${isAboutNamed(pattern)})`,
  filters: {
    kind: (kind) => ofKind[kind],
    topic: (topic) => isAbout(topic),
    actor: (id) => sql`e.actor_user_id = ${id}`,
    from: (day) => sql`e.at >= ${day}::date at time zone 'UTC'`,
    to: (day) => sql`e.at < (${day}::date + 1) at time zone 'UTC'`,
  },
  sorts: { newest: sql`e.id desc` },
  json: (_, rows: readonly AuditRow[]) => rows.map(auditJson),
}

const isAbout = (topic: AuditTopic) =>
  sql<boolean>`e.act like any (${auditTopics[topic].map((beginning) => `${beginning}%`)})`

const ofKind: Record<AuditKind, RawBuilder<boolean>> = {
  all: sql`true`,
  reads: sql`e.act = 'read'`,
  writes: sql`e.act <> 'read'`,
  changes: sql`e.act <> all (${NO_HISTORY}) and e.act not like 'signed in%'`,
}
