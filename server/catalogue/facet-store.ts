import { sql } from 'kysely'
import { MOST_FACETS, type SellerFacet, type TagFacet } from '#market/catalogue/catalogue-api.ts'
import { namesOfCategories } from '#market/categories.ts'
import { PLANNED_ANEW } from '#server/platform/database/ask-by-name.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { categoryCondition, conditionsOf, type SearchQuery } from './conditions.ts'

/** The sellers of the results, ignoring the seller filter; most products first, then by name. */
export async function readSellers(
  db: Database | Tx,
  criteria: SearchQuery,
): Promise<SellerFacet[]> {
  const { rows } = await sql<SellerFacet>`
    ${sql.raw(PLANNED_ANEW)}
    select s.id, s.name, found.count
    from (
      select p.seller_id, count(*) from products p
      where ${everyCondition({ ...criteria, seller_ids: [] })} group by p.seller_id
    ) found join sellers s on s.id = found.seller_id
    order by found.count desc, s.name collate "C", s.id
    limit ${MOST_FACETS}`.execute(db)
  return rows
}

/** The tags of the results, ignoring the tag filter; names of categories do not count. */
export async function readTags(db: Database | Tx, criteria: SearchQuery): Promise<TagFacet[]> {
  const { rows } = await sql<TagFacet>`
    ${sql.raw(PLANNED_ANEW)}
    select found.tag, found.count
    from (
      select each.tag, count(*)
      from products p cross join lateral unnest(p.tags) with ordinality as each(tag, place)
      where ${everyCondition({ ...criteria, tags: [] })}
        -- A tag that a lot carries twice is counted once.
        and array_position(p.tags, each.tag) = each.place
      group by each.tag
    ) found
    where lower(trim(found.tag)) <> all(${namesOfCategories}::text[])
    order by found.count desc, found.tag collate "C"
    limit ${MOST_FACETS}`.execute(db)
  return rows
}

const everyCondition = (criteria: SearchQuery) =>
  sql`${conditionsOf(criteria)} and ${categoryCondition(criteria, 'p')}`
