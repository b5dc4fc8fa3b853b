import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { Trader } from '#market/accounts/viewer.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import type { OnHoldFor } from '#market/purchase-orders/on-hold.ts'
import { refundWaiting } from '#server/approvals/is-refund-waiting.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refundedOfOrder, type RefundedOfOrder } from './refunded-of-order.ts'
import { openClaims } from './has-open-claim.ts'
import { currentDispute, type KeptDispute } from './current-dispute.ts'
import { poDocumentOf, type KeptPoDocument } from './po-document-of.ts'
import { shortageOfOrder, type KeptShortage } from './shortage-of-order.ts'
import { purchaseOrderColumns, type PurchaseOrdersTable } from './purchase-order-tables.ts'

type Parties = {
  offerNumber: number
  buyerPoNumber: string | null
  poDocument: KeptPoDocument | null
  buyerName: string
  buyerUserId: number
  buyerEmail: string
  sellerName: string
  sellerUserId: number | null
  sellerEmail: string | null
  /** A day such as `2026-11-26`: by then the seller ships what is paid. */
  shipBy: string | null
  neededBy: string | null
  /** Staff confirmed a wire transfer. */
  paidByWire: boolean
  /** What waits for a second administrator; to be asked again under the order's lock. */
  onHoldFor: OnHoldFor | null
  dispute: KeptDispute | null
  /** To be read again under the order's lock. */
  shortage: KeptShortage | null
  refunded: RefundedOfOrder
  /** Whose turn the claims on it are that are not closed. */
  openClaims: ClaimState[]
}
export type PurchaseOrder = Parties &
  Pick<Selectable<PurchaseOrdersTable>, (typeof purchaseOrderColumns)[number]>

/** Locks one of the viewer's own orders until the transaction ends. */
export const lockOrder = (tx: Tx, viewer: Trader, id: number) =>
  one(tx, sql`where o.id = ${id} and ${isOrderOf(viewer)} for no key update of o`)

/** Locks an order for the system: the payment provider's word, and deadlines. */
export const lockAnyOrder = (tx: Tx, id: number) =>
  one(tx, sql`where o.id = ${id} for no key update of o`)

/** Locks the order that an accepted offer became, after the offer. */
export const lockOrderOf = (tx: Tx, offerId: number) =>
  one(tx, sql`where o.offer_id = ${offerId} for no key update of o`)

/** Any order, for the system, as it stands. */
export const findAnyOrder = (db: Database | Tx, id: number) => one(db, sql`where o.id = ${id}`)

export const findOrder = (db: Database | Tx, viewer: Trader, id: number) =>
  one(db, sql`where o.id = ${id} and ${isOrderOf(viewer)}`)

async function one(db: Database | Tx, which: RawBuilder<unknown>): Promise<PurchaseOrder> {
  const { rows } = await sql<PurchaseOrder>`
    select ${orderColumns} from ${orderTables} ${which}`.execute(db)
  if (!rows[0]) throw new Refusal('Not found', 404)
  return rows[0]
}

export const isOrderOf = (viewer: Trader) =>
  viewer.party === 'buyer'
    ? sql`o.buyer_id = ${viewer.buyerId}`
    : sql`o.seller_id = ${viewer.sellerId}`

/** Whether the order `o` is neither completed nor canceled. */
export const isOpenOrder = sql<boolean>`o.status not in ('completed', 'canceled')`

const ownColumns = sql.join(purchaseOrderColumns.map((column) => sql.ref(`o.${column}`)))
export const orderColumns = sql`${ownColumns}, o.ship_by::text as ship_by, o.needed_by::text as needed_by, f.number as offer_number, f.buyer_po_number, ${poDocumentOf('o.offer_id')} as po_document, n.buyer_name,
  b.user_id as buyer_user_id, bu.email as buyer_email,
  n.seller_name, s.user_id as seller_user_id, su.email as seller_email,
  exists (select from purchase_order_events e
    where e.purchase_order_id = o.id and e.event = 'confirm_payment' and e.party = 'admin') as paid_by_wire,
  ${refundWaiting} as on_hold_for, ${currentDispute} as dispute, ${shortageOfOrder} as shortage,
  ${refundedOfOrder} as refunded, ${openClaims} as open_claims`
export const orderTables = sql`purchase_orders o join offers f on f.id = o.offer_id
  join purchase_order_names n on n.purchase_order_id = o.id
  join buyers b on b.id = o.buyer_id join users bu on bu.id = b.user_id
  join sellers s on s.id = o.seller_id left join users su on su.id = s.user_id`
