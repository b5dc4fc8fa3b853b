import { sql } from 'kysely'
import { YEARS_KEPT } from '#market/resale-certificates/certificate.ts'
import type { Database } from '#server/platform/database/database.ts'

const AT_ONCE = 200

/** The documents of certificates that their buyers removed, once no seller may download them any more. */
export async function deleteExpiredCertificates(db: Database) {
  await sql`
    delete from resale_certificate_documents where certificate_id in (
      select c.id from resale_certificates c join resale_certificate_documents d on d.certificate_id = c.id
      where c.removed_at is not null and not exists (select from purchase_order_certificates k
        where k.certificate_id = c.id and k.kept_at > now() - make_interval(years => ${YEARS_KEPT}))
      limit ${AT_ONCE})`.execute(db)
}
