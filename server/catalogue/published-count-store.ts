import { sql } from 'kysely'
import { z } from 'zod'
import type { ProductCategory } from '#market/categories.ts'
import { genders, packagingTypes } from '#market/products/product-api.ts'
import { productConditions, USUAL_CONDITION } from '#market/products/product-condition.ts'
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
      /** `condition` counts the kinds of those that are not simply new, which `like` counts among all. */
      what: 'all' | 'seller' | 'tag' | 'like' | 'price' | 'condition'
      category: ProductCategory
      key: string
      change: number
    }
  }
}

type Kept = 'seller' | 'tag'

/** How many published products there are of each seller or tag, in these categories. */
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
  if (known.what === 'like') return countsOfKinds(known)
  return sql`
    select category, sum(change)::int8 as count from published_counts
    where what = ${known.what} and key = ${storable(known.key)} group by category having sum(change) > 0`
}

/** All of these kinds, less those in a condition that is not wanted; or those in one of the conditions alone. */
function countsOfKinds({ pattern, condition, isLeftOut }: CountedAs & { what: 'like' }) {
  const all = sql`what = 'like' and key ~ ${pattern}`
  const inCondition = sql`what = 'condition' and key ~ ${condition}`
  const isCounted =
    condition === undefined ? all : isLeftOut ? sql`(${all}) or (${inCondition})` : inCondition
  const count = isLeftOut ? sql`case what when 'like' then change else -change end` : sql`change`
  return sql`
    select category, sum(${count})::int8 as count from published_counts
    where ${isCounted} group by category having sum(${count}) > 0`
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
  'percentStep' | 'unitsStep' | 'priceBand' | 'gender' | 'packagingType' | 'condition' | 'count'
>

const place = z.int().nullable()
const kindShape = z.tuple([
  place,
  z.int(),
  place,
  z.enum(genders),
  z.enum(packagingTypes).nullable(),
  z.enum(productConditions).default(USUAL_CONDITION),
])

/** Products of one kind fall among the same steps of every filter. */
export async function readKinds(
  db: Database | Tx,
  categories: readonly ProductCategory[],
): Promise<Kind[]> {
  const rows = await db
    .selectFrom('publishedCounts')
    .select(['what', 'key', sql<number>`sum(change)::int8`.as('count')])
    .where('what', 'in', ['like', 'condition'])
    .$if(categories.length > 0, (query) => query.where('category', 'in', categories))
    .groupBy(['what', 'key'])
    .having(({ fn }) => fn.sum('change'), '>', 0)
    .execute()
  const counts = new Map(rows.map(({ key, count }) => [key, count]))
  // What is left of a kind is new.
  for (const { what, key, count } of rows) {
    const kind = `${key.slice(0, key.lastIndexOf(','))}]`
    if (what === 'condition') counts.set(kind, (counts.get(kind) ?? 0) - count)
  }
  return [...counts].map(([key, count]) => ({ ...kindOf(key), count }))
}

function kindOf(key: string) {
  const [percentStep, unitsStep, priceBand, gender, packagingType, condition] = kindShape.parse(
    JSON.parse(key),
  )
  return { percentStep, unitsStep, priceBand, gender, packagingType, condition }
}
