import { sql, type Generated } from 'kysely'
import { DAYS_KEPT_WITHOUT_ORDER, YEARS_KEPT_WITH_ORDER } from '#market/offers/po-document.ts'
import type { DocumentKind } from '#market/uploads/document-kind.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { ended } from '../offer-states.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    offerPoDocuments: OfferPoDocumentsTable
  }
}

type OfferPoDocumentsTable = {
  offerId: number
  documentKind: DocumentKind
  documentBytes: number
  bytes: Buffer
  uploadedAt: Generated<Date>
}

type Document = { offerId: number; kind: DocumentKind; bytes: Buffer }

/** In place of the one before, if there is one. */
export const storePoDocument = (tx: Tx, { offerId, kind, bytes }: Document) =>
  tx
    .insertInto('offerPoDocuments')
    .values({ offerId, documentKind: kind, documentBytes: bytes.length, bytes })
    .onConflict((conflict) =>
      conflict.column('offerId').doUpdateSet((row) => ({
        documentKind: row.ref('excluded.documentKind'),
        documentBytes: row.ref('excluded.documentBytes'),
        bytes: row.ref('excluded.bytes'),
        uploadedAt: sql<Date>`now()`,
      })),
    )
    .execute()

export const deletePoDocument = (tx: Tx, offerId: number) =>
  tx.deleteFrom('offerPoDocuments').where('offerId', '=', offerId).execute()

export const findPoDocument = (db: Database, offerId: number) =>
  db
    .selectFrom('offerPoDocuments as d')
    .innerJoin('offers as o', 'o.id', 'd.offerId')
    .select(['o.number', 'd.documentKind', 'd.bytes'])
    .where('d.offerId', '=', offerId)
    .executeTakeFirst()

const AT_ONCE = 200

/** Those of offers that ended without an order, and of orders of years ago. */
export async function deleteExpiredPoDocuments(db: Database) {
  await sql`
    delete from offer_po_documents where offer_id in (
      select d.offer_id from offer_po_documents d join offers o on o.id = d.offer_id
        left join purchase_orders p on p.offer_id = o.id
      where o.state in ${ended} and case when p.id is null
        then o.updated_at < now() - make_interval(days => ${DAYS_KEPT_WITHOUT_ORDER})
        else p.created_at < now() - make_interval(years => ${YEARS_KEPT_WITH_ORDER}) end
      limit ${AT_ONCE})`.execute(db)
}
