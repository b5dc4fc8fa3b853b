import { sql } from 'kysely'
import { z } from 'zod'
import type { ProductCategory } from '#market/categories.ts'
import { genders, packagingTypes } from '#market/products/product-api.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { storable } from '#server/platform/database/storable.ts'
import type { LikeProducts } from './filter-count-store.ts'
import type { CountedAs } from './kept-counts.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    /** Added to by triggers of products. */
    publishedCounts: {
      what: 'all' | 'seller' | 'tag' | 'like'
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
export const countsOf = ({ what, key }: CountedAs) => sql`
  select category, sum(change)::int8 as count from published_counts
  where what = ${what} and key = ${storable(key)} group by category having sum(change) > 0`

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
