import { sql } from 'kysely'
import { acknowledgedOf } from '../history/acknowledged.ts'
import type { Outcome } from './rule.ts'

/** What sellers changed, one by one; what was sold and came back is asked of orders, and of every row by `verify:data`. */
export async function unitsAsAcknowledged({ cluster: { db }, history, board }: Outcome) {
  const { rows } = await sql<{ productId: number; changes: number[] }>`
    select product_id, array_agg(change order by change) as changes from stock_movements
    where reason = 'edited' group by product_id`.execute(db)
  const kept = new Map(rows.map(({ productId, changes }) => [productId, changes.join(' ')]))
  const asked = Map.groupBy(acknowledgedOf(history, 'units'), ({ about }) => about.productId)
  return board.lots.flatMap(({ id }) => {
    const changes = (asked.get(id) ?? []).map(({ about }) => about.change)
    const wanted = changes.toSorted((one, other) => one - other).join(' ')
    const found = kept.get(id) ?? ''
    return found === wanted ? [] : [`lot ${id}: acknowledged were ${wanted}, moved were ${found}`]
  })
}

/** The last name must be one without a later acknowledged one. */
export async function lastName({ cluster: { db }, history }: Outcome) {
  const names = Map.groupBy(acknowledgedOf(history, 'name'), ({ about }) => about.productId)
  const lots = await db
    .selectFrom('products')
    .select(['id', 'name'])
    .where('id', 'in', [0, ...names.keys()])
    .execute()
  return lots.flatMap(({ id, name }) => {
    const given = names.get(id) ?? []
    const latestStart = Math.max(...given.map(({ sentAt }) => sentAt))
    const last = given.filter(({ about }) => about.name === name)
    return last.some(({ settledAt }) => settledAt >= latestStart)
      ? []
      : [`lot ${id} is called ${name}, which is not the last of its names`]
  })
}
