import { sql } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { isPublished } from '#server/products/is-published.ts'
import { isNotBeingHidden } from '#server/products/seller-changes/hidden-sellers.ts'
import { inReview } from '../offer-states.ts'

/** A buyer and a seller with offers whose asking prices are not those that the buyer last learned of. */
export type Pair = { buyerId: number; sellerId: number }

const learned = sql`coalesce(l.told_asking_cents, l.asking_price_cents, l.unit_price_cents)`
const isFallen = sql<boolean>`(p.seller_price_cents < l.unit_price_cents and p.seller_price_cents < ${learned})`
const isRisen = sql<boolean>`(p.seller_price_cents > l.told_asking_cents)`
// During an import each part of the file would be a message of its own.
const isChanged = sql<boolean>`o.state in ${inReview} and (${isFallen} or ${isRisen})
  and ${isPublished('p')} and ${isNotBeingHidden(sql`p.seller_id`)}
  and not exists (select from imports i where i.seller_id = p.seller_id and i.state = 'importing')`

export const pairsWithOtherPrices = (db: Database): Promise<Pair[]> =>
  withProducts(db)
    .select(['o.buyerId', 'o.sellerId'])
    .distinct()
    .where(isChanged)
    .orderBy('o.buyerId')
    .orderBy('o.sellerId')
    .execute()

const withProducts = (db: Database | Tx) =>
  db
    .selectFrom('offers as o')
    .innerJoin('offerLines as l', 'l.offerId', 'o.id')
    .innerJoin('products as p', 'p.id', 'l.productId')

export type OtherPrice = {
  lineId: number
  offerId: number
  revision: number
  buyerUserId: number
  sellerUserId: number | null
  price: Cents
  isFallen: boolean
}

/** The lines of a pair that have another asking price; their offers are held until the transaction ends. */
export async function otherPricesOf(tx: Tx, { buyerId, sellerId }: Pair): Promise<OtherPrice[]> {
  await sql`
    select o.id from offers o
    where o.buyer_id = ${buyerId} and o.seller_id = ${sellerId} and o.state in ${inReview}
    order by o.id for no key update`.execute(tx)
  return withProducts(tx)
    .innerJoin('buyers as b', 'b.id', 'o.buyerId')
    .innerJoin('sellers as s', 's.id', 'o.sellerId')
    .select([
      'l.id as lineId',
      'o.id as offerId',
      'o.revision',
      'b.userId as buyerUserId',
      's.userId as sellerUserId',
      sql<Cents>`p.seller_price_cents`.as('price'),
      isFallen.as('isFallen'),
    ])
    .where('o.buyerId', '=', buyerId)
    .where('o.sellerId', '=', sellerId)
    .where(isChanged)
    .orderBy('o.id')
    .orderBy('l.id')
    .execute()
}

/** How often within an hour a buyer hears separately about one seller's prices. Later news is gathered. */
const TOLD_SINGLY = 3

export async function isToldOften(tx: Tx, { buyerId, sellerId }: Pair, now: Date) {
  const { rows } = await sql<{ isOften: boolean }>`
    select count(distinct l.asking_told_at) >= ${TOLD_SINGLY} as is_often
    from offers o join offer_lines l on l.offer_id = o.id
    where o.buyer_id = ${buyerId} and o.seller_id = ${sellerId}
      and l.asking_told_at > ${now}::timestamptz - interval '1 hour'`.execute(tx)
  return rows[0]?.isOften ?? false
}

/** Notes what the buyer knows of these lines now; of those that fell, when they were told. */
export async function keepTold(tx: Tx, prices: readonly OtherPrice[], now: Date) {
  await sql`
    update offer_lines l set told_asking_cents = t.price,
      asking_told_at = case when t.is_fallen then ${now}::timestamptz else l.asking_told_at end
    from unnest(${prices.map(({ lineId }) => lineId)}::bigint[],
      ${prices.map(({ price }) => price)}::bigint[],
      ${prices.map((each) => each.isFallen)}::boolean[]) as t (line_id, price, is_fallen)
    where l.id = t.line_id`.execute(tx)
}
