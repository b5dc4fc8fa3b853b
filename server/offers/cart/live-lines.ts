import { sql } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import type { OfferState } from '#market/offers/offer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { ended } from '../offer-states.ts'

export type LiveLine = {
  productId: number
  lineId: number
  offerId: number
  state: OfferState
  quantity: number
  unitPrice: Cents
}

/** Where products lie among the buyer's offers that are not over: in the cart, saved for later or under review. */
export async function liveLinesWith(
  db: Database | Tx,
  { buyerId }: BuyerViewer,
  productIds: readonly number[],
): Promise<Map<number, LiveLine>> {
  const { rows } = await sql<LiveLine>`
    select l.product_id, l.id as line_id, l.offer_id, o.state, l.quantity,
      l.unit_price_cents as unit_price
    from offer_lines l join offers o on o.id = l.offer_id
    where o.buyer_id = ${buyerId} and o.state not in ${ended}
      and l.product_id = any(${productIds}::bigint[])`.execute(db)
  return new Map(rows.map((line) => [line.productId, line]))
}

/** How many products the buyer's draft with each seller holds. */
export async function lotsInDrafts(db: Database | Tx, { buyerId }: BuyerViewer) {
  const { rows } = await sql<{ sellerId: number; lots: number }>`
    select o.seller_id, count(*) as lots from offers o join offer_lines l on l.offer_id = o.id
    where o.buyer_id = ${buyerId} and o.state = 'draft' group by o.seller_id`.execute(db)
  return new Map(rows.map(({ sellerId, lots }) => [sellerId, lots]))
}
