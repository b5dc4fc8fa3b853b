import { sql } from 'kysely'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import { aDeal } from '#server/testing/deals.ts'
import type { TestSite } from '#server/testing/site.ts'

/** An order that stands at a status, with both its sides and where each sees and moves it. */
export async function anOrderAt(site: TestSite, status: PurchaseOrderStatus) {
  const deal = await aDeal(site, { quantity: 10, price: 800, units: 100 })
  const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
  const id: string = accepted.body.data.attributes.purchase_order_id
  await standAt(site, id, status)
  const path = `/marketplace/purchase_orders/${id}`
  const move = (side: 'buyer' | 'seller', body: object) =>
    deal[side].post(`${path}/state_transitions`, body)
  const seen = async () => (await deal.buyer.get(path)).body.data.attributes
  const units = async () => {
    const product = await site.db
      .selectFrom('products')
      .select('units')
      .where('id', '=', deal.product.id)
      .executeTakeFirstOrThrow()
    return product.units
  }
  return { ...deal, id: Number(id), path, move, seen, units }
}

export const standAt = ({ db }: TestSite, id: string, status: PurchaseOrderStatus) =>
  sql`update purchase_orders set status = ${status},
    shipped_at = ${status === 'shipped' ? new Date() : null} where id = ${id}`.execute(db)
