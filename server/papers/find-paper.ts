import { sql, type RawBuilder } from 'kysely'
import type { Member } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import type { Paper, PaperKind } from '#market/papers/paper.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Company, FeeLine, PaperFacts, PaperLine } from './paper-tables.ts'

export type PaperRow = {
  id: number
  kind: PaperKind
  number: string
  totalCents: Cents
  month: string | null
  issuedOn: string
  at: Date
  orderId: number | null
  orderNumber: number | null
  seller: Company
  buyer: Company | null
}

export const paperColumns = sql`p.id, p.kind, p.number, p.total_cents,
  to_char(p.month, 'YYYY-MM-DD') as month, to_char(p.issued_on, 'YYYY-MM-DD') as issued_on, p.at,
  o.id as order_id, o.number as order_number, p.seller, p.buyer`
export const paperTables = sql`papers p left join purchase_orders o on o.id = p.purchase_order_id`

/** Of the month of its fees, or of the one in which it was issued. */
export const isOfMonth = (month: string) =>
  sql<boolean>`coalesce(p.month, date_trunc('month', p.issued_on)::date) = (${month} || '-01')::date`

/** Which papers a viewer may read: its own, and staff all; a fee invoice has no buyer. */
const isReadBy = (viewer: Member): RawBuilder<boolean> => {
  if (viewer.party === 'buyer') return sql`o.buyer_id = ${viewer.buyerId}`
  return viewer.party === 'seller' ? sql`p.seller_id = ${viewer.sellerId}` : sql`true`
}

export type WholePaper = PaperRow & {
  reason: string | null
  lines: (PaperLine | FeeLine)[]
  facts: PaperFacts
}

export async function findPaper(db: Database, viewer: Member, id: number): Promise<WholePaper> {
  const { rows } = await sql<WholePaper>`
    select ${paperColumns}, p.reason, p.lines, p.facts from ${paperTables}
    where p.id = ${id} and ${isReadBy(viewer)}`.execute(db)
  if (!rows[0]) throw new Refusal('Not found', 404)
  return rows[0]
}

/** The papers of an order, in the order they were issued. */
export async function papersOf(tx: Tx, orderId: number): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select ${paperColumns} from ${paperTables} where o.id = ${orderId} order by p.id`.execute(tx)
  return rows
}

type OfMonth = { sellerId: number; month: string; kind: PaperKind | undefined; most: number }

/** A seller's papers of a month, in the order they were issued. */
export async function papersOfMonth(db: Database, { sellerId, month, kind, most }: OfMonth) {
  const { rows } = await sql<PaperRow>`
    select ${paperColumns} from ${paperTables}
    where p.seller_id = ${sellerId} and (${kind ?? null}::text is null or p.kind = ${kind ?? null}::text)
      and coalesce(p.month, date_trunc('month', p.issued_on)::date) = (${month} || '-01')::date
    order by p.id limit ${most}`.execute(db)
  return rows
}

export const paperJson = (row: PaperRow): Paper => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  issued_on: row.issuedOn,
  issued_at: row.at.toISOString(),
  total_cents: row.totalCents,
  buyer_name: row.buyer?.name ?? null,
  seller_name: row.seller.name,
  order:
    row.orderId === null ? null : { id: row.orderId, po_number: poNumber(row.orderNumber ?? 0) },
  month: row.month,
})
