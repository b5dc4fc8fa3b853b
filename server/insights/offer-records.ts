import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { OfferState } from '#market/offers/offer.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { inOrder } from './ids-on-page.ts'

type Offer = {
  id: number
  number: number
  buyerEmail: string
  sellerEmail: string | null
  buyerName: string
  sellerName: string
  state: OfferState
  totalCents: Cents
  skuCount: number
  totalUnits: number
  createdAt: Date
}
type Line = {
  id: number
  offerId: number
  productId: number
  name: string
  quantity: number
  unitPriceCents: Cents
}

/** Offers as the insights show them, in the order of the ids. */
export async function offersWith(tx: Tx, ids: readonly number[]) {
  const offers = await sql<Offer>`
    select o.id, o.number, bu.email as buyer_email, su.email as seller_email, b.name as buyer_name, s.name as seller_name, o.state,
      o.total_cents, o.sku_count, o.total_units, o.created_at
    from offers o join buyers b on b.id = o.buyer_id join users bu on bu.id = b.user_id
      join sellers s on s.id = o.seller_id left join users su on su.id = s.user_id
    where o.id = any(${ids}::bigint[])`.execute(tx)
  const lines = await sql<Line>`
    select l.id, l.offer_id, l.product_id, p.name, l.quantity, l.unit_price_cents
    from offer_lines l join products p on p.id = l.product_id
    where l.offer_id = any(${ids}::bigint[]) order by l.id`.execute(tx)
  const linesOf = Map.groupBy(lines.rows, ({ offerId }) => offerId)
  return inOrder(ids, offers.rows).map((offer) => ({
    id: offer.id,
    offer_number: offerNumber(offer.number),
    buyer_user_email: offer.buyerEmail,
    seller_user_email: offer.sellerEmail,
    buyer_name: offer.buyerName,
    seller_name: offer.sellerName,
    state: offer.state,
    total_cents: offer.totalCents,
    sku_count: offer.skuCount,
    total_units: offer.totalUnits,
    created_at: offer.createdAt.toISOString(),
    offer_products: (linesOf.get(offer.id) ?? []).map(lineJson),
  }))
}

const lineJson = ({ id, productId, name, quantity, unitPriceCents }: Line) => ({
  id,
  product_id: productId,
  name,
  quantity,
  unit_price: unitPriceCents,
})
