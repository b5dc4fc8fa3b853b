import { sql, type RawBuilder } from 'kysely'
import { MOST_FACETS, type SellerFacet, type TagFacet } from '#market/catalogue/catalogue-api.ts'
import { namesOfCategories } from '#market/categories.ts'
import { PLANNED_ANEW } from '#server/platform/database/ask-by-name.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { categoryCondition, conditionsOf, type SearchQuery } from './conditions.ts'
import { asDifference, isUncut } from './kept-counts.ts'
import { readCounts } from './published-count-store.ts'

/** The sellers of the results, ignoring the seller filter; most products first, then by name. */
export async function readSellers(
  db: Database | Tx,
  criteria: SearchQuery,
): Promise<SellerFacet[]> {
  const found = byCounts({ ...criteria, seller_ids: [] }, 'seller_id', {
    kept: sql`select key::int8 as seller_id, count from ${readCounts(db, 'seller', criteria.categories).as('kept')}`,
    counted: (of) => sql`
      select p.seller_id, count(*) from products p where ${everyCondition(of)} group by p.seller_id`,
  })
  const { rows } = await sql<SellerFacet>`
    ${sql.raw(PLANNED_ANEW)}
    select s.id, s.name, found.count
    from (${found}) found join sellers s on s.id = found.seller_id
    order by found.count desc, s.name collate "C", s.id
    limit ${MOST_FACETS}`.execute(db)
  return rows
}

/** The tags of the results, ignoring the tag filter; names of categories do not count. */
export async function readTags(db: Database | Tx, criteria: SearchQuery): Promise<TagFacet[]> {
  const found = byCounts({ ...criteria, tags: [] }, 'tag', {
    kept: sql`select key as tag, count from ${readCounts(db, 'tag', criteria.categories).as('kept')}`,
    counted: (of) => sql`
      select each.tag, count(*)
      from products p cross join lateral unnest(p.tags) with ordinality as each(tag, place)
      where ${everyCondition(of)}
        -- A tag that a lot carries twice is counted once.
        and array_position(p.tags, each.tag) = each.place
      group by each.tag`,
  })
  const { rows } = await sql<TagFacet>`
    ${sql.raw(PLANNED_ANEW)}
    select found.tag, found.count from (${found}) found
    where lower(trim(found.tag)) <> all(${namesOfCategories}::text[])
    order by found.count desc, found.tag collate "C"
    limit ${MOST_FACETS}`.execute(db)
  return rows
}

type Ways = { kept: RawBuilder<unknown>; counted: (of: SearchQuery) => RawBuilder<unknown> }

/** How many there are of each, in SQL: as it is kept, less what a buyer may not resell, or counted one by one. */
function byCounts(criteria: SearchQuery, each: 'seller_id' | 'tag', { kept, counted }: Ways) {
  if (isUncut(criteria)) return kept
  const parts = asDifference(criteria)
  if (!parts || !isUncut(parts.all)) return counted(criteria)
  const name = sql.ref(each)
  return sql`
    select ${name}, sum(count)::int8 as count
    from (${kept} union all select ${name}, -count from (${counted(parts.less)}) as less) as parts
    group by ${name} having sum(count) > 0`
}

const everyCondition = (criteria: SearchQuery) =>
  sql`${conditionsOf(criteria)} and ${categoryCondition(criteria, 'p')}`
