import { sql } from 'kysely'
import { productCategories, type ProductCategory } from '#market/categories.ts'
import type { SellThrough } from '#market/insights/overview.ts'
import type { Period } from '#market/insights/period.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { endOf, withinDays } from '../conditions.ts'
import type { Periods } from './periods.ts'

type Sold = { category: ProductCategory; units: number; cents: number }
type Left = { category: ProductCategory; units: number }

/** Units sold of each category, and what was left on the shelves at the end of the period. */
export async function measureSellThrough(tx: Tx, { now, before }: Periods): Promise<SellThrough[]> {
  const [sold, soldBefore] = [await soldIn(tx, now), await soldIn(tx, before)]
  const [left, leftBefore] = [await leftAfter(tx, now), await leftAfter(tx, before)]
  return productCategories.map((category) => ({
    category,
    sold_units: sold.get(category)?.units ?? 0,
    left_units: left.get(category)?.units ?? 0,
    value_cents: sold.get(category)?.cents ?? 0,
    sold_units_before: soldBefore.get(category)?.units ?? 0,
    left_units_before: leftBefore.get(category)?.units ?? 0,
    value_cents_before: soldBefore.get(category)?.cents ?? 0,
  }))
}

async function soldIn(tx: Tx, period: Period) {
  const { rows } = await sql<Sold>`
    select p.category, sum(l.quantity)::bigint as units, sum(l.total_cents)::bigint as cents
    from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
      join products p on p.id = l.product_id
    where ${withinDays(sql`o.created_at`, period)} and o.status <> 'canceled'
    group by p.category`.execute(tx)
  return byCategory(rows)
}

/** The units of now, without what has moved since. */
async function leftAfter(tx: Tx, { to }: Period) {
  const { rows } = await sql<Left>`
    with since as (
      select product_id, sum(change) as change from stock_movements
      where at >= ${endOf(to)} group by product_id
    )
    select p.category, sum(greatest(p.units - coalesce(since.change, 0), 0))::bigint as units
    from products p left join since on since.product_id = p.id
    where not p.provisional and (p.deleted_at is null or p.deleted_at >= ${endOf(to)})
      and p.created_at < ${endOf(to)}
    group by p.category`.execute(tx)
  return byCategory(rows)
}

const byCategory = <Row extends { category: ProductCategory }>(rows: readonly Row[]) =>
  new Map(rows.map((row) => [row.category, row]))
