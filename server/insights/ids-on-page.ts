import { sql, type RawBuilder } from 'kysely'
import { readSort, type Sort } from '#market/insights/insight-sorts.ts'
import { PLANNED_ANEW } from '#server/platform/database/ask-by-name.ts'
import type { Tx } from '#server/platform/database/database.ts'

type Sql = RawBuilder<unknown>

/** The source of a section's records; the `unshared` columns are unique. */
export type Source<Column extends string> = {
  table: Sql
  id: Sql
  unshared?: readonly Column[]
}

type PageRequest<Column extends string> = {
  where: Sql
  sort: Sort<Column>
  columns: Record<Column, Sql>
  page: number
  per_page: number
  /** How many there are in all. */
  count: number
}

/**
 * The ids of a page; only their records are then loaded. A page nearer to the end is
 * read backwards, so that the last page is as fast as the first.
 */
export async function idsOnPage<Column extends string>(
  tx: Tx,
  { table, id, unshared = [] }: Source<Column>,
  { where, sort, columns, page, per_page: most, count }: PageRequest<Column>,
): Promise<number[]> {
  const names = Object.keys(columns).filter((each): each is Column => each in columns)
  const { column, descending } = readSort(sort, names)
  const before = (page - 1) * most
  const onPage = Math.min(most, count - before)
  if (onPage <= 0) return []
  const after = count - before - onPage
  const fromEnd = after < before
  const direction = descending === fromEnd ? sql`asc` : sql`desc`
  const keys = [
    ...(column ? [columns[column]] : []),
    ...(column && unshared.includes(column) ? [] : [id]),
  ]
  const { rows } = await sql<{ id: number }>`
    ${sql.raw(PLANNED_ANEW)} select ${id} as id from ${table} where ${where}
    order by ${sql.join(keys.map((key) => sql`${key} ${direction}`))}
    limit ${onPage} offset ${fromEnd ? after : before}`.execute(tx)
  const ids = rows.map((row) => row.id)
  return fromEnd ? ids.toReversed() : ids
}

/** Sorts records by the given ids, because the database returns them in any order. */
export function inOrder<Found extends { id: number }>(ids: readonly number[], found: Found[]) {
  const byId = new Map(found.map((each) => [each.id, each]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
