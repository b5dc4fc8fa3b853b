import { sql } from 'kysely'
import { z } from 'zod'
import type { ProductCategory } from '#market/categories.ts'
import { genders, packagingTypes } from '#market/products/product-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { storable } from '#server/platform/database/storable.ts'
import { published } from './conditions.ts'
import type { LikeProducts } from './filter-count-store.ts'
import type { CountedAs } from './kept-counts.ts'
import { stepsAndEdges } from './price-steps.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    /** Added to by triggers of products. */
    publishedCounts: {
      what: 'all' | 'seller' | 'tag' | 'like' | 'price'
      category: ProductCategory
      key: string
      change: number
    }
  }
}

type Kept = 'seller' | 'tag' | 'like'

/** How many published products there are of each seller, tag or kind, in these categories. */
export function readCounts(db: Database | Tx, what: Kept, categories: readonly ProductCategory[]) {
  return db
    .selectFrom('publishedCounts')
    .select(['key', sql<number>`sum(change)::int8`.as('count')])
    .where('what', '=', what)
    .$if(categories.length > 0, (query) => query.where('category', 'in', categories))
    .groupBy('key')
    .having(({ fn }) => fn.sum('change'), '>', 0)
}

/** In SQL, what readPage counts of its matches otherwise. */
export function countsOf(known: CountedAs) {
  if (known.what === 'price') return countsOfPrices(known)
  const isCounted =
    known.what === 'like' ? sql`key ~ ${known.pattern}` : sql`key = ${storable(known.key)}`
  return sql`
    select category, sum(change)::int8 as count from published_counts
    where what = ${known.what} and ${isCounted} group by category having sum(change) > 0`
}

/** Whole steps are counted already; the products at both ends of the range are looked at. */
function countsOfPrices({ least, most }: CountedAs & { what: 'price' }) {
  const { steps, edges } = stepsAndEdges(least, most)
  const counted = sql`
    select category, change as count from published_counts
    where what = 'price' and key >= ${priceKey(steps.from)} and key < ${priceKey(steps.to)}`
  // Apart, so that each is read from an index alone.
  const looked = edges.map(
    ({ from, to }) => sql`
      select p.category, count(*) from products p
      where ${published} and p.seller_price_cents >= ${from} and p.seller_price_cents < ${to} group by p.category`,
  )
  return sql`
    select category, sum(count)::int8 as count from (${sql.join([counted, ...looked], sql` union all `)}) as parts
    group by category having sum(count) > 0`
}

// As long as the longest price, so that they are in order as texts too.
const priceKey = (cents: number) => String(cents).padStart(9, '0')

/** How many of all published products have one tag, from 0 to 1. */
export async function shareOfTag(db: Database | Tx, tag: string): Promise<number> {
  const { share } = await db
    .selectFrom('publishedCounts')
    .select(({ fn }) =>
      sql<number>`coalesce(
        ${fn.sum('change').filterWhere('what', '=', 'tag')} / nullif(${fn.sum('change').filterWhere('what', '=', 'all')}, 0),
        0)::float8`.as('share'),
    )
    .where((each) =>
      each.or([each('what', '=', 'all'), each.and({ what: 'tag', key: storable(tag) })]),
    )
    .executeTakeFirstOrThrow()
  return share
}

export type Kind = Pick<
  LikeProducts,
  'percentStep' | 'unitsStep' | 'priceBand' | 'gender' | 'packagingType' | 'count'
>

const place = z.int().nullable()
const kindShape = z.tuple([
  place,
  z.int(),
  place,
  z.enum(genders),
  z.enum(packagingTypes).nullable(),
])

/** Products of one kind fall among the same steps of every filter. */
export async function readKinds(
  db: Database | Tx,
  categories: readonly ProductCategory[],
): Promise<Kind[]> {
  const rows = await readCounts(db, 'like', categories).execute()
  return rows.map(({ key, count }) => {
    const [percentStep, unitsStep, priceBand, gender, packagingType] = kindShape.parse(
      JSON.parse(key),
    )
    return { percentStep, unitsStep, priceBand, gender, packagingType, count }
  })
}
