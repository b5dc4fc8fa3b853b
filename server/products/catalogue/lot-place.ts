import { type RawBuilder, sql } from 'kysely'
import type { CatalogueSort } from '#market/catalogue/catalogue-api.ts'
import { LOT_CURSOR } from '#market/products/lot-cursor.ts'
import { momentAt } from '#server/platform/database/microseconds.ts'

/** An order of lots: a sort, or one of those that apply when none is chosen. */
export type Order = CatalogueSort | 'relevance' | 'in_stock_first'

/** Where a lot stands in an order: what the order goes by, lowest first, and what decides between equals. */
export type LotPlace = {
  key: number
  /** Microseconds since 1970. */
  createdAt: number
  id: number
}

/**
 * Where a page of lots ended, as its last lot stood at that time. The page that follows begins behind it, whatever was
 * listed, sold or repriced since.
 */
export type LotCursor = LotPlace & { order: Order }

export const cursorText = ({ order, key, createdAt, id }: LotCursor) =>
  [order, key, createdAt, id].join('~')

/** Undefined for a cursor of another order, which says nothing about this one. */
export function readCursor(text: string | undefined, order: Order): LotPlace | undefined {
  const { groups } = LOT_CURSOR.exec(text ?? '') ?? {}
  if (!groups || groups['order'] !== order) return undefined
  const { key, created, id } = groups
  return { key: isByAge(order) ? 0 : Number(key), createdAt: Number(created), id: Number(id) }
}

/** What an order goes by, lowest first, in SQL: a price or percent that is missing comes last. */
export function sortKey(order: Order, column: RawBuilder<unknown>): RawBuilder<number> {
  if (isByAge(order)) return sql`0::float8`
  if (order === 'in_stock_first') return sql`case when ${column} then 0 else 1 end::float8`
  if (order === 'price_asc') return sql`coalesce(${column}::float8, 'infinity')`
  return sql`-coalesce(${column}, -1)::float8`
}

const isByAge = (order: Order) => order === 'newest' || order === 'oldest'

type Columns = { key: RawBuilder<unknown>; createdAt: RawBuilder<unknown>; id: RawBuilder<unknown> }

/** Whether a lot comes after a place in an order, in SQL. */
export function isBehind(
  { key, createdAt, id }: LotPlace,
  order: Order,
  of: Columns,
): RawBuilder<boolean> {
  const born = sql`(${of.createdAt}, ${of.id})`
  const last = sql`(${momentAt(createdAt)}, ${id}::bigint)`
  if (order === 'newest') return sql`${born} < ${last}`
  if (order === 'oldest') return sql`${born} > ${last}`
  const keyOf = sortKey(order, of.key)
  return sql`(${keyOf} > ${key}::float8 or (${keyOf} = ${key}::float8 and ${born} < ${last}))`
}
