import { stateOf } from '#market/delivery/ship-from.ts'
import { sql } from 'kysely'
import { shippingOf } from '#demo/trade/shipping-of.ts'
import { brands } from '#demo/brands.ts'
import { bannerKey, logoKey } from '#demo/demo-picture.ts'
import { insertAll, takeIds } from '#demo/load/insert-all.ts'
import { productOf } from '#demo/load/load-lots.ts'
import type { People } from '#demo/load/load-people.ts'
import { DEMO_LOTS, makeLots } from '#demo/lots/make-lots.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'

export type Demo = {
  now: Date
  people: People
  /** The last lot before those of the first seed. */
  after: number
}

type Seed = { seed: number; most: number }
type Seller = { id: number; name: string }
type Range = { first: number; last: number }

const YEAR = 365 * 86_400_000

/**
 * The lots of one seed, with the rows that triggers add, if the triggers exist. Each seed has forty sellers of
 * its own; those of the first are the demo's.
 */
export async function loadSeed(tx: Tx, { now, people, after }: Demo, { seed, most }: Seed) {
  const sellers =
    seed === 1
      ? brands.map(({ name, number }) => ({ id: people.seller(number).id, name }))
      : await openSellers(tx, seed, now)
  const first = after + (seed - 1) * DEMO_LOTS + 1
  const products = makeLots(seed, now)
    .slice(0, most)
    .map(({ seller, ...lot }, index) => {
      const { id, name } = sellers[seller - 1] ?? noSeller(seller)
      const publishedAt = lot.provisional ? null : lot.createdAt
      return {
        id: first + index,
        ...productOf(lot, id),
        sellerName: name,
        publishedAt,
        ...inForce(seller),
      }
    })
  await insertAll(tx, 'products', products)
  await noteUnits(tx, { first, last: first + products.length - 1 })
  await learnWords(tx, { first, last: first + products.length - 1 })
}

export async function lastLot(db: Database): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

async function openSellers(tx: Tx, seed: number, now: Date): Promise<Seller[]> {
  const ids = await takeIds(tx, 'sellers', brands.length)
  const sellers = brands.map(({ name, description, category, number }, index) => ({
    id: ids[index] ?? 0,
    name: `${name} ${seed}`,
    description,
    category,
    logo: logoKey(number),
    banner: bannerKey(number),
    currentBuyerRelationships: [],
    ...shippingOf(number),
    createdAt: new Date(now.getTime() - YEAR),
  }))
  await insertAll(tx, 'sellers', sellers)
  return sellers
}

/** What triggers copy from the shop of that number. */
function inForce(number: number) {
  const { shipsFrom, shipsWithin } = shippingOf(number)
  return { shipsFrom, shipsWithin, shipsFromState: shipsFrom && (stateOf(shipsFrom) ?? null) }
}

function noSeller(number: number): never {
  throw new RangeError(`There is no seller ${number}`)
}

/** The movement that put the units of each lot on the shelf, as the first link of its chain, and the list by units. */
async function noteUnits(tx: Tx, { first, last }: Range) {
  await sql`
    insert into stock_movements (id, product_id, change, reason, at, content_hash, chain_hash, balance)
      overriding system value
    select m.id, product_id, change, reason, at, digest, chained('', digest), change
    from (
      select nextval(pg_get_serial_sequence('stock_movements', 'id')) as id, p.id as product_id,
        units as change, 'listed' as reason, created_at as at
      from products p where p.id between ${first} and ${last} and units > 0
    ) m, digest_of(to_jsonb(m), m.at) as digest`.execute(tx)
  await sql`
    insert into lot_units select id, units from products where id between ${first} and ${last}`.execute(
    tx,
  )
}

/** One after the other, so that no word is learnt twice. */
async function learnWords(tx: Tx, { first, last }: Range) {
  await sql`select pg_advisory_xact_lock(hashtext('learn words'))`.execute(tx)
  await sql`
    select learn_words(array(select search from products where id between ${first} and ${last}))`.execute(
    tx,
  )
}
