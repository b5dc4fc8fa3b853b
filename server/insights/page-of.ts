import { sql, type RawBuilder } from 'kysely'
import { INSIGHTS_PER_PAGE } from '#market/insights/insight-api.ts'
import { readSort, type Sort } from '#market/insights/insight-sorts.ts'
import type { Tx } from '#server/platform/database/database.ts'

type Sql = RawBuilder<unknown>

/** Where a section's records come from; joined, what only a sort needs drops out of the others’ plans. */
export type Source = { tables: Sql; id: Sql }

type Asked<Column extends string> = {
  where: Sql
  sort: Sort<Column>
  columns: Record<Column, Sql>
  page: number
}

/** The ids on a page; which records they are is asked for those alone. */
export async function idsOnPage<Column extends string>(
  tx: Tx,
  { tables, id }: Source,
  { where, sort, columns, page }: Asked<Column>,
): Promise<number[]> {
  const names = Object.keys(columns).filter((each): each is Column => each in columns)
  const { column, descending } = readSort(sort, names)
  const direction = descending ? sql`desc` : sql`asc`
  const key = column ? columns[column] : id
  const { rows } = await sql<{ id: number }>`
    select ${id} as id from ${tables} where ${where}
    order by ${key} ${direction}, ${id} ${direction}
    limit ${INSIGHTS_PER_PAGE} offset ${(page - 1) * INSIGHTS_PER_PAGE}`.execute(tx)
  return rows.map((row) => row.id)
}

/** Records in the order of their ids, whatever order the database told them in. */
export function inOrder<Found extends { id: number }>(ids: readonly number[], found: Found[]) {
  const byId = new Map(found.map((each) => [each.id, each]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
