import { sql, type RawBuilder } from 'kysely'
import {
  staffCertificatesList,
  type CertificateState,
} from '#market/resale-certificates/staff-certificates-list.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import {
  certificateColumns,
  certificateJson,
  certificateTables,
  type CertificateRow,
} from './certificate-store.ts'

const inState: Record<CertificateState, RawBuilder<boolean>> = {
  waiting: sql`(c.status = 'waiting')`,
  verified: sql`(c.status = 'verified' and (c.valid_until is null or c.valid_until >= current_date))`,
  refused: sql`(c.status = 'refused')`,
  ended: sql`(c.status = 'verified' and c.valid_until < current_date)`,
}

type Row = CertificateRow & { decidedBy: string | null }

/** Serves the certificates of all buyers, for staff to check. */
export const listStaffCertificates = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: staffCertificatesList, db },
    {
      columns: sql`${certificateColumns}, coalesce(nullif(d.full_name, ''), d.email) as decided_by`,
      tables: sql`${certificateTables} left join users d on d.id = c.decided_by`,
      of: sql`(c.removed_at is null)`,
      search: (pattern) =>
        sql`(b.name ilike ${pattern} or c.number ilike ${pattern} or u.email ilike ${pattern})`,
      filters: { state: (state) => inState[state] },
      sorts: {
        oldest: sql`c.id`,
        newest: sql`c.id desc`,
        ending: sql`c.valid_until, c.id`,
      },
      json: (_, rows: readonly Row[]) =>
        rows.map((row) => ({
          ...certificateJson(row),
          buyer_name: row.buyerName,
          buyer_user_id: row.buyerUserId,
          decided_by: row.decidedBy,
        })),
    },
  )
