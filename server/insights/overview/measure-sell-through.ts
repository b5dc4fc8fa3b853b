import { sql, type RawBuilder } from 'kysely'
import { productCategories, type ProductCategory } from '#market/categories.ts'
import type { SellThrough } from '#market/insights/overview.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { endOf, withinDays } from '../insight-conditions.ts'
import { both, isNow, type Periods } from './periods.ts'

type Sold = { category: ProductCategory; isNow: boolean; units: number; cents: number }
type StockRow = { category: ProductCategory; now: number; before: number }

/** Units sold per category, and units left at the end of the period. */
export async function measureSellThrough(tx: Tx, periods: Periods): Promise<SellThrough[]> {
  const sold = await unitsSold(tx, periods)
  const left = await unitsLeft(tx, periods)
  return productCategories.map((category) => {
    const own = sold.filter((each) => each.category === category)
    const [now, before] = [own.find((each) => each.isNow), own.find((each) => !each.isNow)]
    const shelf = left.find((each) => each.category === category)
    return {
      category,
      sold_units: now?.units ?? 0,
      left_units: shelf?.now ?? 0,
      value_cents: now?.cents ?? 0,
      sold_units_before: before?.units ?? 0,
      left_units_before: shelf?.before ?? 0,
      value_cents_before: before?.cents ?? 0,
    }
  })
}

async function unitsSold(tx: Tx, periods: Periods) {
  const { rows } = await sql<Sold>`
    select p.category, ${isNow(sql`o.created_at`, periods)} as is_now,
      sum(l.quantity)::bigint as units, least(sum(l.total_cents), 9007199254740991)::bigint as cents
    from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
      join products p on p.id = l.product_id
    where ${withinDays(sql`o.created_at`, both(periods))} and o.status <> 'canceled'
    group by 1, 2`.execute(tx)
  return rows
}

/** Today's units, less the movements since. */
async function unitsLeft(tx: Tx, { now, before }: Periods) {
  const [end, endBefore] = [endOf(now.to), endOf(before.to)]
  const { rows } = await sql<StockRow>`
    with since as (
      select product_id, sum(change) filter (where at >= ${end}) as end_now, sum(change) as end_before
      from stock_movements where at >= ${endBefore} group by product_id
    )
    select p.category, ${leftAt(end, sql`since.end_now`)} as now,
      ${leftAt(endBefore, sql`since.end_before`)} as before
    from products p left join since on since.product_id = p.id
    where not p.provisional group by p.category`.execute(tx)
  return rows
}

const leftAt = (end: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql`
  coalesce(sum(greatest(p.units - coalesce(${since}, 0), 0)) filter (
    where p.created_at < ${end} and (p.deleted_at is null or p.deleted_at >= ${end})), 0)::bigint`
