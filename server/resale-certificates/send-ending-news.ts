import { sql } from 'kysely'
import { REMINDED_DAYS } from '#market/resale-certificates/certificate.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import type { Terms } from '#server/settings/terms.ts'
import { certificatesWhere, lockBuyer } from './certificate-store.ts'
import { sendCertificateNews } from './certificate-news.ts'

type Deps = { db: Database; terms: Pick<Terms, 'publicUrl'> } & Stoppable

/** Tells buyers, once for each, of certificates that end within a month. */
export async function sendEndingNews({ db, terms, signal }: Deps, now: Date) {
  const isEnding = sql<boolean>`(c.status = 'verified' and c.reminded_at is null
    and c.valid_until >= ${now}::timestamptz::date
    and c.valid_until <= ${now}::timestamptz::date + ${REMINDED_DAYS}::integer)`
  await forEachSeparately(
    await certificatesWhere(db, isEnding),
    ({ id, buyerId }) =>
      transact(db, async (tx) => {
        await lockBuyer(tx, buyerId)
        const [ending] = await certificatesWhere(tx, sql`c.id = ${id} and ${isEnding}`)
        if (!ending) return
        await tx
          .updateTable('resaleCertificates')
          .set({ remindedAt: now })
          .where('id', '=', id)
          .execute()
        await sendCertificateNews({ tx, publicUrl: terms.publicUrl }, ending, {
          kind: 'ending',
          key: `resale-certificate:${id}:ending`,
        })
      }),
    signal,
  )
}
