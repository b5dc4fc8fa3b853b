import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { ACTS_FOR } from '#market/accounts/acting-for.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { prefersPage } from '#server/platform/http/prefers-page.ts'
import { transact } from '#server/platform/database/transact.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import { publish } from '#server/platform/live/publish.ts'

/** What a notification is about. An offer and the order it became are one trade, by the id of either. */
type Trade = { offerId: number } | { orderId: number } | { questionId: number }

/** Marks a person's notifications about a trade as read, as they have acted on it. */
export const readingNotices = (tx: Tx, userId: number, trade: Trade): Write =>
  tx
    .updateTable('notifications')
    .set({ readAt: sql`now()` })
    .where('id', 'in', (eb) =>
      // In id order, so that two windows never wait for each other's.
      eb
        .selectFrom('notifications')
        .select('id')
        .where('userId', '=', userId)
        .where('readAt', 'is', null)
        .where('path', 'in', pathsOf(trade))
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .returning('id')

/** The same at once; answers how many there were. */
export async function readNotices(tx: Tx, userId: number, trade: Trade) {
  const [read = 0] = await writeAtOnce(tx, [readingNotices(tx, userId, trade)])
  return read
}

/** The same for a person who opens it; their other windows are updated. */
export const openTrade = (db: Database, userId: number, trade: Trade) =>
  transact(db, async (tx) => {
    if ((await readNotices(tx, userId, trade)) > 0) await publish(tx, 'OffersChannel', [userId])
  })

/**
 * Whether a program asks, not one of our pages or a browser for one. A page also fetches in the background, and says
 * separately when an offer or order is on view.
 */
export const isByProgram = (request: Pick<FastifyRequest, 'headers'>) =>
  request.headers[ACTS_FOR.toLowerCase()] === undefined && !prefersPage(request)

const pathsOf = (trade: Trade) =>
  'questionId' in trade
    ? sql<string>`(${`/questions?question=${trade.questionId}`})`
    : pathsOfTrade(trade)

const pathsOfTrade = (trade: Exclude<Trade, { questionId: number }>) => sql<string>`(
  select unnest(array['/my_offers?offer=O-' || o.number, '/my_orders?order=PO-' || p.number,
    '/admin/purchase_orders?order=PO-' || p.number])
  from offers o left join purchase_orders p on p.offer_id = o.id
  where ${'offerId' in trade ? sql`o.id = ${trade.offerId}` : sql`p.id = ${trade.orderId}`})`
