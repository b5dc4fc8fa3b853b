import { sql } from 'kysely'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import type { Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Company } from './paper-tables.ts'

export type SoldOrder = {
  id: number
  number: number
  sellerId: number
  totalCents: Cents
  freightCents: Cents | null
  buyerPoNumber: string | null
  shipTo: ShipTo
  buyerName: string
  /** Null where the seller had not agreed when the order was made. */
  seller: Company | null
  orderedOn: string
  paidOn: string
  buyerUserId: number
  sellerUserId: number | null
}

/** A paid order as its papers name it; undefined while it is not paid. */
export async function sellingOrder(tx: Tx, orderId: number): Promise<SoldOrder | undefined> {
  const { rows } = await sql<SoldOrder>`
    select o.id, o.number, o.seller_id, o.total_cents, o.freight_cents, f.buyer_po_number, o.ship_to, n.buyer_name, k.seller,
      to_char(o.created_at at time zone 'America/New_York', 'YYYY-MM-DD') as ordered_on,
      to_char(o.paid_at at time zone 'America/New_York', 'YYYY-MM-DD') as paid_on,
      b.user_id as buyer_user_id, s.user_id as seller_user_id
    from purchase_orders o
    join offers f on f.id = o.offer_id
    join purchase_order_names n on n.purchase_order_id = o.id
    join buyers b on b.id = o.buyer_id join sellers s on s.id = o.seller_id
    left join purchase_order_sellers k on k.purchase_order_id = o.id
    where o.id = ${orderId} and o.paid_at is not null`.execute(tx)
  return rows[0]
}
