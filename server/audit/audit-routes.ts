import { listAuditEvents } from '#market/audit/audit-api.ts'
import { pageMetaOf } from '#market/paging.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { auditJson } from './audit-json.ts'
import { listAudit } from './audit-store.ts'

export function auditRoutes(site: Site, db: Database) {
  route(site, listAuditEvents, ({ query }) =>
    readAtOnce(db, async (tx) => {
      const { rows, total } = await listAudit(tx, query)
      return { data: rows.map(auditJson), meta: pageMetaOf(query, total) }
    }),
  )
}
