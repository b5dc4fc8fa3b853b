import { sql } from 'kysely'
import type { z } from 'zod'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { MOST_ACTIVITY, type readActivity as api } from '#market/dashboard/activity-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { showOffers } from '#server/offers/list-offers.ts'
import type { Deps } from '#server/offers/show-offer.ts'
import { showOrders } from '#server/purchase-orders/show-purchase-order.ts'

type Activity = z.infer<typeof api.answer>

/** The offers and orders in which something happened last, read as of one moment. */
export const readActivity = ({ db, terms }: Deps, seller: SellerViewer): Promise<Activity> =>
  readAtOnce(db, async (tx) => {
    const offerIds = await lastOffers(tx, seller)
    const orderIds = await lastOrders(tx, seller, offerIds)
    return {
      offers: await showOffers({ tx, terms }, seller, offerIds),
      orders: await showOrders(tx, seller, orderIds),
    }
  })

/** An offer that was sent changes with its turns alone, so the latest turns are among those of the offers changed last. */
async function lastOffers(tx: Tx, { sellerId }: SellerViewer) {
  const { rows } = await sql<{ id: number }>`
    select id from offers
    where seller_id = ${sellerId} and state not in ('draft', 'saved_for_later')
    order by updated_at desc, id desc limit ${MOST_ACTIVITY}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Steps such as another tracking number don't change when an order was updated, so its last step is looked at. */
async function lastOrders(tx: Tx, { sellerId }: SellerViewer, offerIds: number[]) {
  const { rows } = await sql<{ id: number }>`
    (select o.id from purchase_orders o
      cross join lateral (
        select e.at, e.id from purchase_order_events e
        where e.purchase_order_id = o.id and e.event <> 'open' order by e.id desc limit 1) last
      where o.seller_id = ${sellerId}
      order by last.at desc, last.id desc limit ${MOST_ACTIVITY})
    union select id from purchase_orders where offer_id = any(${offerIds}::bigint[])`.execute(tx)
  return rows.map(({ id }) => id)
}
