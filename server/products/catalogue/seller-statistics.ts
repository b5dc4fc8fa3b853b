import { sql } from 'kysely'
import { namesOfCategories } from '#market/categories.ts'
import { MOST_TAGS, type TagCount } from '#market/storefronts/storefront-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { isNotBeingHidden } from '../seller-changes/hidden-sellers.ts'
import { isPublished } from '../is-published.ts'
import { published } from './visible-to.ts'

type SellerCounts = { products: number; units: number; soldOut: number }

/** What a seller has published, counted. */
export async function sellerStatistics(tx: Tx, sellerId: number): Promise<SellerCounts> {
  return tx
    .selectFrom('products')
    .where('sellerId', '=', sellerId)
    .where(published)
    .select(({ fn }) => [
      fn.countAll<number>().as('products'),
      sql<number>`coalesce(sum(units), 0)::bigint`.as('units'),
      fn.countAll<number>().filterWhere('units', '=', 0).as('soldOut'),
    ])
    .executeTakeFirstOrThrow()
}

/** Categories and tags of what a seller has published, the most frequent first. */
export async function tagsOf(tx: Tx, sellerId: number): Promise<TagCount[]> {
  const { rows } = await sql<TagCount>`
    select tag, count(*) from (
      select category as tag from products where ${publishedBy(sellerId)}
      union all
      select each.tag from products cross join lateral (select distinct unnest(tags) as tag) each
      where ${publishedBy(sellerId)}
        and lower(trim(each.tag)) <> all(${namesOfCategories}::text[])
    ) carried
    group by tag order by count(*) desc, tag collate "C" limit ${MOST_TAGS}`.execute(tx)
  return rows
}

const publishedBy = (sellerId: number) =>
  sql`seller_id = ${sellerId} and ${isPublished('products')}
    and ${isNotBeingHidden(sql`seller_id`)}`
