import { sql, type Generated, type RawBuilder } from 'kysely'
import type {
  Certificate,
  CertificateStatus,
  certificateForm,
} from '#market/resale-certificates/certificate.ts'
import type { DocumentKind } from '#market/uploads/document-kind.ts'
import type { z } from 'zod'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    resaleCertificates: ResaleCertificatesTable
    resaleCertificateDocuments: { certificateId: number; bytes: Buffer }
    purchaseOrderCertificates: PurchaseOrderCertificatesTable
  }
}

type ResaleCertificatesTable = {
  id: Generated<number>
  buyerId: number
  /** Null: for all sellers. */
  sellerId: number | null
  number: string
  states: string[]
  validFrom: string
  validUntil: string | null
  documentKind: DocumentKind
  documentBytes: number
  status: Generated<CertificateStatus>
  reason: string | null
  decidedBy: number | null
  decidedAt: Date | null
  remindedAt: Date | null
  removedAt: Date | null
  createdAt: Generated<Date>
}

/** What a paid order was covered by, written once. */
type PurchaseOrderCertificatesTable = {
  purchaseOrderId: number
  state: string
  certificateId: number | null
  keptAt: Generated<Date>
}

export type CertificateRow = {
  id: number
  buyerId: number
  sellerId: number | null
  sellerName: string | null
  number: string
  states: string[]
  validFrom: string
  validUntil: string | null
  documentKind: DocumentKind
  documentBytes: number
  status: CertificateStatus
  reason: string | null
  createdAt: Date
  buyerName: string
  buyerUserId: number
  buyerEmail: string
}

export const certificateColumns = sql`c.id, c.buyer_id, c.seller_id, s.name as seller_name, c.number, c.states,
  to_char(c.valid_from, 'YYYY-MM-DD') as valid_from, to_char(c.valid_until, 'YYYY-MM-DD') as valid_until,
  c.document_kind, c.document_bytes, c.status, c.reason, c.created_at, b.name as buyer_name, b.user_id as buyer_user_id,
  u.email as buyer_email`
export const certificateTables = sql`resale_certificates c join buyers b on b.id = c.buyer_id
  join users u on u.id = b.user_id left join sellers s on s.id = c.seller_id`

export const certificateJson = (row: CertificateRow): Certificate => ({
  id: row.id,
  number: row.number,
  states: row.states,
  valid_from: row.validFrom,
  valid_until: row.validUntil,
  seller_id: row.sellerId,
  seller_name: row.sellerName,
  status: row.status,
  reason: row.reason,
  document_kind: row.documentKind,
  document_bytes: row.documentBytes,
  created_at: row.createdAt.toISOString(),
})

export async function certificatesWhere(db: Database | Tx, which: RawBuilder<boolean>) {
  const { rows } = await sql<CertificateRow>`
    select ${certificateColumns} from ${certificateTables}
    where c.removed_at is null and ${which} order by c.id desc`.execute(db)
  return rows
}

/** A certificate that its buyer has not removed; of one buyer, where that is given. */
export async function findCertificate(db: Database | Tx, id: number, buyerId?: number) {
  const [row] = await certificatesWhere(
    db,
    sql`c.id = ${id} and c.buyer_id = coalesce(${buyerId ?? null}::bigint, c.buyer_id)`,
  )
  if (!row) throw new Refusal('Not found', 404)
  return row
}

/** Locks a buyer, so that the limit of certificates holds and none is removed twice. */
export const lockBuyer = (tx: Tx, buyerId: number) =>
  tx
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export async function countCertificates(tx: Tx, buyerId: number) {
  const { count } = await tx
    .selectFrom('resaleCertificates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('buyerId', '=', buyerId)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

type New = {
  buyerId: number
  form: z.output<typeof certificateForm>
  bytes: Buffer
  kind: DocumentKind
}

export async function insertCertificate(tx: Tx, { buyerId, form, bytes, kind }: New) {
  const { id } = await tx
    .insertInto('resaleCertificates')
    .values({
      buyerId,
      sellerId: form.seller_id,
      number: form.number,
      states: form.states,
      validFrom: form.valid_from,
      validUntil: form.valid_until,
      documentKind: kind,
      documentBytes: bytes.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('resaleCertificateDocuments').values({ certificateId: id, bytes }).execute()
  return id
}

/** Removes a certificate; one that an order was paid with stays for its seller, out of the buyer's sight. */
export async function removeCertificateRow(tx: Tx, id: number) {
  const { rows } = await sql`
    update resale_certificates set removed_at = now() where id = ${id}
      and exists (select from purchase_order_certificates k where k.certificate_id = ${id})
    returning id`.execute(tx)
  if (rows.length > 0) return
  await tx.deleteFrom('resaleCertificates').where('id', '=', id).execute()
}

type Decided = { id: number; by: number; reason: string | null }

export const decideRow = (tx: Tx, { id, by, reason }: Decided) =>
  tx
    .updateTable('resaleCertificates')
    .set({
      status: reason === null ? 'verified' : 'refused',
      reason,
      decidedBy: by,
      decidedAt: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute()

export async function documentOf(db: Database | Tx, certificateId: number) {
  const found = await db
    .selectFrom('resaleCertificateDocuments')
    .select('bytes')
    .where('certificateId', '=', certificateId)
    .executeTakeFirst()
  if (!found) throw new Refusal('Not found', 404)
  return found.bytes
}
