import { sql } from 'kysely'
import { certificatesList } from '#market/resale-certificates/certificates-list.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'
import type { CertificateDeps } from './certificate-deps.ts'
import {
  certificateColumns,
  certificateJson,
  certificateTables,
  type CertificateRow,
} from './certificate-store.ts'

/** Serves a buyer's own certificates. */
export const listCertificates = (site: Site, { db, needsResaleCertificate }: CertificateDeps) =>
  listRoute(
    site,
    { list: certificatesList, db },
    {
      columns: certificateColumns,
      tables: certificateTables,
      of: ({ buyerId }) => sql`(c.removed_at is null and c.buyer_id = ${buyerId})`,
      search: (pattern) => sql`(c.number ilike ${pattern} or s.name ilike ${pattern})`,
      filters: {},
      sorts: { newest: sql`c.id desc`, ending: sql`c.valid_until, c.id` },
      json: (_, rows: readonly CertificateRow[]) => rows.map(certificateJson),
      meta: async () => ({ is_required: needsResaleCertificate }),
    },
  )
