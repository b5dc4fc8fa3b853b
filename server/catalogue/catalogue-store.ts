import { sql } from 'kysely'
import { CATALOGUE_PAGE_SIZE, type CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import type { ResolvedCriteria } from '#market/catalogue/criteria.ts'
import type { ProductCategory } from '#market/categories.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cardColumns, type CardRow } from '#server/products/product-json.ts'
import { categoryCondition, conditionsOf, queryOf } from './conditions.ts'

export type Order = CatalogueSort | 'relevance'
type Page = { page: number; order: Order }

/** The lots of one page, in order. */
export async function readPage(
  db: Database,
  criteria: ResolvedCriteria,
  { page, order }: Page,
): Promise<CardRow[]> {
  const query = queryOf(criteria)
  // Without this the planner walks the index of the order and reads the text of every lot it passes.
  const kept = query ? sql`materialized` : sql`not materialized`
  const relevance = order === 'relevance' ? sql`ts_rank(p.search, ${query})` : sql`0`
  const { rows } = await sql<CardRow>`
    with matches as ${kept} (
      select p.id, p.created_at, p.seller_price_cents, p.percent_off_msrp, p.units,
        ${relevance} as relevance
      from products p
      where ${conditionsOf(criteria)} and ${categoryCondition(criteria)}
    ), page as (
      select * from matches m order by ${orderings[order]}
      limit ${CATALOGUE_PAGE_SIZE} offset ${(page - 1) * CATALOGUE_PAGE_SIZE}
    )
    select ${columns} from page m join products p on p.id = m.id
    order by ${orderings[order]}`.execute(db)
  return rows
}

type CategoryCount = { category: ProductCategory; count: number }

/** How many lots of each category meet the criteria, whichever categories they ask for. */
export async function countByCategory(db: Database, criteria: ResolvedCriteria) {
  const { rows } = await sql<CategoryCount>`
    select p.category, count(*) as count from products p
    where ${conditionsOf(criteria)} group by p.category`.execute(db)
  return rows
}

const newestFirst = sql`m.created_at desc, m.id desc`
const orderings = {
  relevance: sql`m.relevance desc, ${newestFirst}`,
  newest: newestFirst,
  oldest: sql`m.created_at, m.id`,
  price_asc: sql`m.seller_price_cents, ${newestFirst}`,
  price_desc: sql`m.seller_price_cents desc nulls last, ${newestFirst}`,
  percent_off: sql`m.percent_off_msrp desc nulls last, ${newestFirst}`,
  units: sql`m.units desc, ${newestFirst}`,
}

const columns = sql.join(cardColumns.map((column) => sql.ref(`p.${column}`)))
