import { sql } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import { unchecked } from '#server/platform/database/before-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { waitFor } from '#server/platform/http/rate-limit.ts'

type Deps = { db: Database; addressFactor: number }

/** How many offers one buyer may send to one seller in an hour; each may have a line for every lot. */
const OFFERS_AN_HOUR = 10

/** Refuses a buyer who sends one seller offer after offer, and lets administrators know who it was. */
export async function refuseManyOffers(
  { db, addressFactor }: Deps,
  { buyerId, userId }: BuyerViewer,
  offerId: number,
) {
  const most = Math.max(1, Math.floor(OFFERS_AN_HOUR * addressFactor))
  const { rows } = await sql<Sent>`
    select count(*) as sent, s.name as seller_name, b.name as buyer_name,
      extract(epoch from min(r.at) + interval '1 hour' - now())::float8 as seconds_left
    from offers mine
    join sellers s on s.id = mine.seller_id
    join buyers b on b.id = mine.buyer_id
    join lateral (
      select r.at from offer_revisions r join offers o on o.id = r.offer_id
      where o.buyer_id = mine.buyer_id and o.seller_id = mine.seller_id
        and r.act = 'submit' and r.at > now() - interval '1 hour'
      order by r.at desc limit ${most}) r on true
    where mine.id = ${offerId} and mine.buyer_id = ${buyerId} and mine.state = 'draft'
    group by s.name, b.name`.execute(db)
  const [sent] = rows
  if (!sent || sent.sent < most) return
  await notifyAdministrators(db, userId, {
    title: `${sent.buyerName} is sending many offers to one seller`,
    detail: `${sent.sent} to ${sent.sellerName} within an hour; more are blocked for now`,
  })
  throw waitFor(`You have sent ${sent.sellerName} ${most} offers within an hour.`, sent.secondsLeft)
}

type Sent = { sent: number; sellerName: string; buyerName: string; secondsLeft: number }

/** How many orders with one seller a buyer may cancel in an hour before it can buy there again. */
const CANCELED_AN_HOUR = 5

/** Refuses a buyer who buys of one seller and cancels, again and again; each time both are told. */
export async function refuseAfterCancels(
  { db, addressFactor }: Deps,
  { buyerId, userId }: BuyerViewer,
  bought: { productId: number } | { offerId: number },
) {
  const most = Math.max(1, Math.floor(CANCELED_AN_HOUR * addressFactor))
  const seller =
    'productId' in bought
      ? sql`(select seller_id from products where id = ${bought.productId})`
      : sql`(select seller_id from offers where id = ${bought.offerId} and buyer_id = ${buyerId})`
  const { rows } = await sql<Sent>`
    select count(*) as sent, s.name as seller_name, b.name as buyer_name,
      extract(epoch from min(e.at) + interval '1 hour' - now())::float8 as seconds_left
    from purchase_orders o
    join sellers s on s.id = o.seller_id join buyers b on b.id = o.buyer_id
    join lateral (
      select c.at from purchase_order_events c
      where c.purchase_order_id = o.id and c.event = 'cancel' and c.party = 'buyer'
        and c.at > now() - interval '1 hour') e on true
    where o.buyer_id = ${buyerId} and o.seller_id = ${seller}
    group by s.name, b.name`.execute(db)
  const [canceled] = rows
  if (!canceled || canceled.sent < most) return
  await notifyAdministrators(db, userId, {
    title: `${canceled.buyerName} keeps buying and canceling`,
    detail: `${canceled.sent} orders with ${canceled.sellerName} within an hour; it can’t buy there for now`,
  })
  throw waitFor(
    `You have canceled ${canceled.sent} orders with ${canceled.sellerName} within an hour.`,
    canceled.secondsLeft,
  )
}

type Words = { title: string; detail: string }

// Once a day for each buyer. The caller's own act is refused, so this is a transaction of its own.
const notifyAdministrators = (db: Database, userId: number, words: Words) =>
  unchecked(() =>
    transact(db, async (tx) => {
      const { rows } = await sql<{ day: string }>`select current_date::text as day`.execute(tx)
      for (const admin of await administrators(tx))
        await notify(tx, {
          userId: admin.userId,
          key: `many_offers:${userId}:${rows[0]?.day}`,
          kind: 'person',
          path: `/admin/people/${userId}`,
          ...words,
        })
    }),
  )
