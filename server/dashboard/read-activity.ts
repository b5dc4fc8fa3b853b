import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import { MOST_ACTIVITY, type Activity } from '#market/dashboard/activity-api.ts'
import type { Cents } from '#market/money.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import type { OfferAction } from '#market/offers/offer.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { OrderActor } from '#market/purchase-orders/purchase-order.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'

/** What happened last in a seller's offers and orders, newest first. */
export const readActivity = (db: Database, seller: SellerViewer): Promise<Activity[]> =>
  readAtOnce(db, async (tx) =>
    [...(await lastTurns(tx, seller)), ...(await lastEvents(tx, seller))]
      .toSorted((one, other) => other.at.getTime() - one.at.getTime())
      .slice(0, MOST_ACTIVITY)
      .map((each) => ({ ...each, at: each.at.toISOString() })),
  )

type TurnRow = {
  at: Date
  number: number
  orderId: number | null
  buyerName: string
  act: Exclude<OfferAction, 'buy_now'>
  party: 'buyer' | 'seller' | 'system'
  totalCents: Cents
  isFirst: boolean
}

/** A sent offer changes with its turns alone, so the latest turns are those of the offers that changed last. */
async function lastTurns(tx: Tx, { sellerId }: SellerViewer) {
  const { rows } = await sql<TurnRow>`
    select r.at, o.number, p.id as order_id, coalesce(n.buyer_name, b.name) as buyer_name, r.act, r.party, r.total_cents,
      not exists (select from offer_revisions e where e.offer_id = o.id and e.revision < r.revision) as is_first
    from (select id, number, buyer_id from offers
      where seller_id = ${sellerId} and state not in ('draft', 'saved_for_later')
      order by updated_at desc, id desc limit ${MOST_ACTIVITY}) o
    join buyers b on b.id = o.buyer_id
    join offer_revisions r on r.offer_id = o.id
    left join purchase_orders p on p.offer_id = o.id
    left join purchase_order_names n on n.purchase_order_id = p.id
    order by r.at desc, r.id desc limit ${MOST_ACTIVITY}`.execute(tx)
  return rows.map(({ at, number, orderId, buyerName, act, party, totalCents, isFirst }) => ({
    kind: 'turn' as const,
    at,
    offer_number: offerNumber(number),
    order_id: orderId === null ? null : String(orderId),
    buyer_name: buyerName,
    act,
    party,
    total_cents: totalCents,
    is_first: isFirst,
  }))
}

type EventRow = {
  at: Date
  number: number
  orderId: number
  buyerName: string
  event: string
  party: OrderActor
}

/** Some events don't change when an order was updated, so the last event of each is looked at. */
async function lastEvents(tx: Tx, { sellerId }: SellerViewer) {
  const { rows } = await sql<EventRow>`
    select e.at, o.number, o.id as order_id, n.buyer_name, e.event, e.party
    from (select o.id, o.number from purchase_orders o
      cross join lateral (select e.at, e.id from purchase_order_events e
        where e.purchase_order_id = o.id and e.event <> 'open' order by e.id desc limit 1) last
      where o.seller_id = ${sellerId}
      order by last.at desc, last.id desc limit ${MOST_ACTIVITY}) o
    join purchase_order_events e on e.purchase_order_id = o.id and e.event <> 'open'
    join purchase_order_names n on n.purchase_order_id = o.id
    order by e.at desc, e.id desc limit ${MOST_ACTIVITY}`.execute(tx)
  return rows.map(({ at, number, orderId, buyerName, event, party }) => ({
    kind: 'event' as const,
    at,
    po_number: poNumber(number),
    order_id: String(orderId),
    buyer_name: buyerName,
    event,
    party,
  }))
}
