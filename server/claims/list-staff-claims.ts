import { sql, type RawBuilder } from 'kysely'
import type { ClaimReason } from '#market/claims/claim-reason.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import { staffClaimsList, type ClaimView } from '#market/claims/staff-claims-list.ts'
import { cents, type Cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Site } from '#server/platform/http/site.ts'
import { listRoute } from '#server/platform/lists/list-route.ts'

type Row = {
  id: number
  number: number
  buyerName: string
  sellerName: string
  productName: string
  reason: ClaimReason
  quantity: number
  state: ClaimState
  creditCents: number
  proposedCents: Cents | null
  settledCents: Cents | null
  answerBy: string | null
  openedAt: Date
  staffSince: Date | null
}

const views: Record<ClaimView, RawBuilder<boolean>> = {
  waiting: sql`(c.state = 'staff_review')`,
  answering: sql`(c.state in ('seller_review', 'buyer_review'))`,
  settled: sql`(c.state = 'settled')`,
  declined: sql`(c.state = 'declined')`,
  withdrawn: sql`(c.state = 'withdrawn')`,
}

/** Serves the claims of all orders, for staff to decide. */
export const listStaffClaims = (site: Site, db: Database) =>
  listRoute(
    site,
    { list: staffClaimsList, db },
    {
      columns: sql`c.id, o.number, n.buyer_name, n.seller_name, l.name as product_name, c.reason, c.quantity, c.state,
        c.quantity * l.unit_cents as credit_cents, c.proposed_cents, c.settled_cents, c.answer_by::text as answer_by,
        c.opened_at, c.staff_since`,
      tables: sql`claims c join purchase_orders o on o.id = c.purchase_order_id
        join purchase_order_names n on n.purchase_order_id = o.id
        join purchase_order_lines l on l.id = c.line_id`,
      of: sql`true`,
      search: (pattern) =>
        sql`('PO-' || o.number ilike ${pattern} or n.buyer_name ilike ${pattern}
          or n.seller_name ilike ${pattern} or l.name ilike ${pattern})`,
      filters: { state: (state) => views[state] },
      sorts: {
        oldest: sql`c.id`,
        newest: sql`c.id desc`,
        credit: sql`c.quantity * l.unit_cents desc, c.id`,
      },
      json: (_, rows: readonly Row[]) =>
        rows.map((row) => ({
          id: row.id,
          po_number: poNumber(row.number),
          buyer_name: row.buyerName,
          seller_name: row.sellerName,
          product_name: row.productName,
          reason: row.reason,
          quantity: row.quantity,
          state: row.state,
          credit_cents: cents(row.creditCents),
          proposed_cents: row.proposedCents,
          settled_cents: row.settledCents,
          answer_by: row.answerBy,
          opened_at: row.openedAt.toISOString(),
          staff_since: row.staffSince?.toISOString() ?? null,
        })),
    },
  )
