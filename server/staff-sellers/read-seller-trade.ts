import { sql } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import type { OfferState } from '#market/offers/offer.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import type { SellerTrade } from '#market/staff-sellers/seller-trade-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { isOpenOrder } from '#server/purchase-orders/find-order.ts'
import { refundedCents } from '#server/purchase-orders/refunded-of-order.ts'
import { findSellerRow } from './find-seller-record.ts'

const MOST_SHOWN = 5

export const readSellerTrade = (db: Database, id: number): Promise<{ data: SellerTrade }> =>
  readAtOnce(db, async (tx) => {
    await findSellerRow(tx, id)
    return {
      data: {
        ...(await orderFigures(tx, id)),
        ...(await offerFigures(tx, id)),
        last_orders: await lastOrders(tx, id),
        last_offers: await lastOffers(tx, id),
      },
    }
  })

async function orderFigures(tx: Tx, sellerId: number) {
  const { rows } = await sql<{ open: number; count: number; sold: Cents; fees: Cents }>`
    select count(*) filter (where ${isOpenOrder}) as open, count(*) as count,
      coalesce(sum(o.total_cents) filter (where o.paid_at is not null and o.status <> 'canceled'), 0)::bigint as sold,
      coalesce(sum(o.fee_cents) filter (where o.paid_at is not null and o.status <> 'canceled'), 0)::bigint as fees
    from purchase_orders o where o.seller_id = ${sellerId}`.execute(tx)
  const [{ open, count, sold, fees } = NO_ORDERS] = rows
  return { open_orders: open, order_count: count, sold_cents: sold, fee_cents: fees }
}
const NO_ORDERS = { open: 0, count: 0, sold: cents(0), fees: cents(0) }

async function offerFigures(tx: Tx, sellerId: number) {
  const { rows } = await sql<{ count: number; waiting: number; accepted: number }>`
    select count(*) as count, count(*) filter (where state = 'seller_review') as waiting,
      count(*) filter (where state = 'accepted') as accepted
    from offers where seller_id = ${sellerId} and state not in ('draft', 'saved_for_later')`.execute(
    tx,
  )
  const [{ count, waiting, accepted } = { count: 0, waiting: 0, accepted: 0 }] = rows
  return { offer_count: count, offers_waiting: waiting, offers_accepted: accepted }
}

type Deal = { id: number; number: number; buyer: string; totalCents: Cents; createdAt: Date }

async function lastOrders(tx: Tx, sellerId: number) {
  const { rows } = await sql<Deal & { status: PurchaseOrderStatus; refundedCents: Cents }>`
    select o.id, o.number, n.buyer_name as buyer, o.total_cents, o.created_at, o.status,
      ${refundedCents} as refunded_cents
    from purchase_orders o join purchase_order_names n on n.purchase_order_id = o.id
    where o.seller_id = ${sellerId} order by o.created_at desc, o.id desc limit ${MOST_SHOWN}`.execute(
    tx,
  )
  return rows.map((order) => ({
    ...dealJson(order),
    number: poNumber(order.number),
    status: order.status,
    refunded_cents: order.refundedCents,
  }))
}

async function lastOffers(tx: Tx, sellerId: number) {
  const { rows } = await sql<Deal & { state: OfferState }>`
    select f.id, f.number, b.name as buyer, f.total_cents, f.created_at, f.state
    from offers f join buyers b on b.id = f.buyer_id
    where f.seller_id = ${sellerId} and f.state not in ('draft', 'saved_for_later')
    order by f.created_at desc, f.id desc limit ${MOST_SHOWN}`.execute(tx)
  return rows.map((offer) => ({
    ...dealJson(offer),
    number: offerNumber(offer.number),
    state: offer.state,
  }))
}

const dealJson = ({ id, buyer, totalCents, createdAt }: Deal) => ({
  id,
  buyer_name: buyer,
  total_cents: totalCents,
  created_at: createdAt.toISOString(),
})
