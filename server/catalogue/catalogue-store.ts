import { type RawBuilder, sql } from 'kysely'
import type { ProductCategory } from '#market/categories.ts'
import { PLANNED_ANEW } from '#server/platform/database/ask-by-name.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { microsecondsOf } from '#server/platform/database/microseconds.ts'
import {
  isBehind,
  type LotCursor,
  type LotPlace,
  type Order,
  readCursor,
  sortKey,
} from '#server/products/catalogue/lot-place.ts'
import {
  cardColumns,
  cardSelection,
  type ListedRow,
} from '#server/products/catalogue/product-json.ts'
import { isPublished } from '#server/products/is-published.ts'
import { resaleTermsInForce } from '#server/products/resale-terms-in-force.ts'
import { usualAnswer } from '#server/products/catalogue/usual-answer.ts'
import { categoryCondition, conditionsOf, wordsOf, type SearchQuery } from './conditions.ts'
import { rankOf } from './rank.ts'
import type { ReadWord } from './search-terms.ts'

type Page = { page: number; most: number; order: Order; after?: string | undefined }

type Counts = Partial<Record<ProductCategory, number>>

/** One page of products in order, the count of each category, and a cursor to the next page if there is one. */
export async function readPage(
  db: Database | Tx,
  criteria: SearchQuery,
  { page, most, order, after }: Page,
): Promise<{ lots: ListedRow[]; next: LotCursor | undefined; counts: Counts }> {
  const kept = isIndexed(criteria) ? sql`materialized` : sql`not materialized`
  const last = readCursor(after, order)
  const slice = { order, most: most + 1, last, offset: last ? 0 : (page - 1) * most }
  const { rows } = await sql<Row>`
    ${sql.raw(PLANNED_ANEW)}
    with matches as ${kept} (${matchesOf(criteria, order)}), ${pageOf(criteria, slice)}, counted as (
      select jsonb_object_agg(category, count) as counts
      from (select category, count(*) from matches group by category) as each
    )
    select counted.counts, ${columns}, ${sortKey(order, ofMatches.key)} as "placeKey", ${microsecondsOf(ofMatches.createdAt)} as "placeMoment"
    from counted left join (page m join products p on p.id = m.id) on true
    order by ${orderings[order]}`.execute(db)
  const lots = rows.filter((row) => row.id !== null)
  const shown = lots.slice(0, most)
  const end = lots.length > shown.length ? shown.at(-1) : undefined
  return {
    lots: shown,
    next: end && { order, key: end.placeKey, createdAt: end.placeMoment, id: end.id },
    counts: rows[0]?.counts ?? {},
  }
}

type Placed = ListedRow & { placeKey: number; placeMoment: number }
type Row = { counts: Counts | null } & (Placed | { id: null })

type Slice = { order: Order; most: number; last: LotPlace | undefined; offset: number }

/** The matches of one page, as `page`. */
function pageOf(criteria: SearchQuery, slice: Slice): RawBuilder<unknown> {
  if (slice.order === 'in_stock_first') return pageInStockFirst(criteria, slice)
  const { order, most, last, offset } = slice
  return sql`page as (
    select m.id, m.created_at, m.key from matches m where ${categoryCondition(criteria, 'm')}
      and ${last ? isBehind(last, order, ofMatches) : sql`true`} order by ${orderings[order]}
    limit ${most} offset ${offset})`
}

/**
 * What is in stock, and what is sold out only where that is not enough: each walks an index by age, and all of them in
 * one order would be sorted for every page.
 */
function pageInStockFirst(criteria: SearchQuery, { most, last, offset }: Slice) {
  const isAmong = categoryCondition(criteria, 'm')
  const following = (key: 0 | 1) => {
    if (!last || last.key < key) return sql`true`
    return last.key === key ? isBehind(last, 'newest', ofMatches) : sql`false`
  }
  const missing = sql`${most} - (select count(*) from available)`
  const skippedSoldOut =
    offset === 0
      ? sql`0`
      : sql`case when ${missing} > 0 then greatest(0, ${offset} -
          (select count(*) from matches m where ${isAmong} and m.key)) else 0 end`
  return sql`available as materialized (
      select m.id, m.created_at, m.key from matches m
      where ${isAmong} and m.key and ${following(0)}
      order by ${newestFirst} limit ${most} offset ${offset}
    ), sold_out as (
      select m.id, m.created_at, m.key from matches m
      where ${isAmong} and not m.key and ${following(1)}
      order by ${newestFirst} limit ${missing} offset ${skippedSoldOut}
    ), page as (
      select id, created_at, key from available union all select id, created_at, key from sold_out
    )`
}

const ofMatches = { key: sql`m.key`, createdAt: sql`m.created_at`, id: sql`m.id` }

/**
 * Words and tags have an index that finds every match. Left to choose, the planner would rather walk the products in
 * order and look into each, which for a rare word or tag is all of them.
 */
const isIndexed = (criteria: SearchQuery) =>
  wordsOf(criteria) !== undefined || criteria.tags.length > 0

/** How many products meet everything but what their buyer may resell. */
export async function countUnsaleable(
  db: Database | Tx,
  { resale, ...others }: SearchQuery,
): Promise<number | undefined> {
  if (!resale) return undefined
  const less = { ...others, unsaleable: resale }
  const { count } = await db
    .selectFrom('products as p')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      sql<boolean>`${sql.raw(PLANNED_ANEW)} ${conditionsOf(less)} and ${categoryCondition(less, 'p')}`,
    )
    .executeTakeFirstOrThrow()
  return count
}

/** As many products as are wanted by their ids, in order, and how many there are. */
export async function readIds(
  db: Database | Tx,
  criteria: SearchQuery,
  { order, most }: { order: Order; most: number },
): Promise<{ ids: number[]; count: number }> {
  const { rows } = await sql<{ id: number; count: number }>`
    ${sql.raw(PLANNED_ANEW)}
    with matches as materialized (${matchesOf(criteria, order)})
    select m.id, count(*) over () as count from matches m
    where ${categoryCondition(criteria, 'm')} order by ${orderings[order]} limit ${most}`.execute(
    db,
  )
  return { ids: rows.map(({ id }) => id), count: rows[0]?.count ?? 0 }
}

/** These products as a page shows them, in the order of the ids; those that are gone since are left out. */
export async function readLots(db: Database, ids: readonly number[]): Promise<ListedRow[]> {
  const rows = await db
    .selectFrom('products')
    .select(cardSelection)
    .where('id', '=', sql<number>`any(${ids}::bigint[])`)
    .where(isPublished('products'))
    .execute()
  const lots = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => lots.get(id) ?? [])
}

/** These products in the order of how well they match the words. */
export async function rankLots(
  db: Database,
  ids: readonly number[],
  words: readonly ReadWord[],
): Promise<LotPlace[]> {
  const { rows } = await sql<LotPlace>`
    select ${sortKey('relevance', sql`m.key`)} as key, ${microsecondsOf(ofMatches.createdAt)} as "createdAt", m.id
    from (select p.id, p.created_at, ${rankOf(words)} as key from products p where p.id = any(${ids}::bigint[])) m
    order by ${orderings.relevance}`.execute(db)
  return rows
}

function matchesOf(criteria: SearchQuery, order: Order) {
  const key = order === 'relevance' ? rankOf(wordsOf(criteria) ?? []) : keys[order]
  // No index of products has the units, because every sale changes them. They are indexed in `lot_units`.
  const from =
    order === 'units' ? sql`lot_units u join products p on p.id = u.product_id` : sql`products p`
  return sql`
    select p.id, p.category, p.created_at, ${key} as key
    from ${from} where ${conditionsOf(criteria)}`
}

// Only the columns each sort needs, so that an index can answer it alone.
const keys = {
  in_stock_first: sql`p.in_stock`,
  newest: sql`null`,
  oldest: sql`null`,
  price_asc: sql`p.seller_price_cents`,
  price_desc: sql`p.seller_price_cents`,
  percent_off: sql`p.percent_off_msrp`,
  units: sql`u.units`,
}

const newestFirst = sql`m.created_at desc, m.id desc`
const highestFirst = sql`m.key desc nulls last, ${newestFirst}`
const orderings = {
  relevance: highestFirst,
  in_stock_first: sql`m.key desc, ${newestFirst}`,
  newest: newestFirst,
  oldest: sql`m.created_at, m.id`,
  price_asc: sql`m.key, ${newestFirst}`,
  price_desc: highestFirst,
  percent_off: highestFirst,
  units: sql`m.key desc, ${newestFirst}`,
}

const columns = sql.join([
  ...cardColumns.map((column) => sql.ref(`p.${column}`)),
  usualAnswer('p.sellerId').as('usualAnswerHours'),
  resaleTermsInForce('p').as('termsInForce'),
])
