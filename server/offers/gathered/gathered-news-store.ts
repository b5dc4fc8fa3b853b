import { sql, type Generated } from 'kysely'
import type { Party } from '#market/accounts/viewer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { Write } from '#server/platform/database/write-at-once.ts'
import type { OfferNewsKind } from '../offer-news.ts'
import type { Offer } from '../offer-store.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    gatheredOfferNews: {
      offerId: number
      revision: number
      userId: number
      party: Party
      kind: OfferNewsKind
      createdAt: Generated<Date>
    }
  }
}

/** How many turns of one side on one lot are told one by one in an hour. */
const TOLD_SINGLY = 3

/** Whether this side has already made that many turns within the hour on offers to the same company for one of the same lots. */
export async function isStorm(tx: Tx, offer: Offer, party: string) {
  const { rows } = await sql<{ isStorm: boolean }>`
    select count(*) >= ${TOLD_SINGLY} as is_storm
    from offers o join offer_revisions r on r.offer_id = o.id
    where o.buyer_id = ${offer.buyerId} and o.seller_id = ${offer.sellerId}
      and r.party = ${party} and r.at > now() - interval '1 hour'
      and exists (select from offer_lines l where l.offer_id = o.id
        and l.product_id in (select product_id from offer_lines where offer_id = ${offer.id}))`.execute(
    tx,
  )
  return rows[0]?.isStorm ?? false
}

type Gathered = { userId: number; party: Party; kind: OfferNewsKind; revision: number }

export const gathering = (tx: Tx, offerId: number, gathered: Gathered): Write =>
  tx
    .insertInto('gatheredOfferNews')
    .values({ offerId, ...gathered })
    .returning('revision')

/** The same of several offers; what waits already is told once. */
export async function gather(tx: Tx, news: readonly (Gathered & { offerId: number })[]) {
  await tx
    .insertInto('gatheredOfferNews')
    .values(news)
    .onConflict((waiting) => waiting.doNothing())
    .execute()
}

/** One reader's news about one company. */
export type Thread = { userId: number; buyerId: number; sellerId: number }

/** Those in which something has been waiting since then. */
export const threadsSince = (db: Database, since: Date): Promise<Thread[]> =>
  db
    .selectFrom('gatheredOfferNews as news')
    .innerJoin('offers', 'offers.id', 'news.offerId')
    .select(['news.userId', 'offers.buyerId', 'offers.sellerId'])
    .groupBy(['news.userId', 'offers.buyerId', 'offers.sellerId'])
    .having(({ fn }) => fn.min('news.createdAt'), '<=', since)
    .limit(500)
    .execute()

/** Takes out what waits in a thread, the oldest first. */
export async function takeGathered(tx: Tx, { userId, buyerId, sellerId }: Thread) {
  const taken = await tx
    .deleteFrom('gatheredOfferNews')
    .where('userId', '=', userId)
    .where('offerId', 'in', (offers) =>
      offers
        .selectFrom('offers')
        .select('id')
        .where('buyerId', '=', buyerId)
        .where('sellerId', '=', sellerId),
    )
    .returning(['offerId', 'revision', 'party', 'kind', 'createdAt'])
    .execute()
  return taken.toSorted(
    (a, b) =>
      a.createdAt.getTime() - b.createdAt.getTime() ||
      a.offerId - b.offerId ||
      a.revision - b.revision,
  )
}
