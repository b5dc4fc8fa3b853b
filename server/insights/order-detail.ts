import { sql } from 'kysely'
import { offerNumber } from '#market/offers/offer-number.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { ordersWith } from './order-records.ts'

type More = {
  buyerName: string
  sellerName: string
  offerId: number
  offerNumber: number
  feeBps: number
  carrier: string | null
  trackingNumber: string | null
  paymentDueAt: Date
  paidAt: Date | null
  shippedAt: Date | null
  updatedAt: Date
}

export const readOrder = (db: Database, id: number) =>
  readAtOnce(db, async (tx) => {
    const [order] = await ordersWith(tx, [id])
    const { rows } = await sql<More>`
      select n.buyer_name, n.seller_name, o.offer_id, f.number as offer_number,
        o.fee_bps, o.carrier, o.tracking_number, o.payment_due_at, o.paid_at, o.shipped_at, o.updated_at
      from purchase_orders o join purchase_order_names n on n.purchase_order_id = o.id
        join offers f on f.id = o.offer_id
      where o.id = ${id}`.execute(tx)
    const [more] = rows
    if (!order || !more) throw new Refusal('Not found', 404)
    return {
      data: {
        ...order,
        buyer_name: more.buyerName,
        seller_name: more.sellerName,
        offer_id: more.offerId,
        offer_number: offerNumber(more.offerNumber),
        fee_bps: more.feeBps,
        carrier: more.carrier,
        tracking_number: more.trackingNumber,
        payment_due_at: more.paymentDueAt.toISOString(),
        paid_at: more.paidAt?.toISOString() ?? null,
        shipped_at: more.shippedAt?.toISOString() ?? null,
        updated_at: more.updatedAt.toISOString(),
      },
    }
  })
