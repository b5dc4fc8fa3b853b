import { sql } from 'kysely'
import type { TopTrader } from '#market/insights/overview.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { withinDays } from '../insight-conditions.ts'
import type { Periods } from './periods.ts'

const MOST = 8

type Top = { userId: number | null; name: string; orders: number; value: number; before: number }

/** The traders with the highest order totals of the period. */
export async function topTraders(
  tx: Tx,
  party: 'buyer' | 'seller',
  { now, before }: Periods,
): Promise<TopTrader[]> {
  const own = party === 'buyer' ? sql`buyer_id` : sql`seller_id`
  const table = party === 'buyer' ? sql`buyers` : sql`sellers`
  const { rows } = await sql<Top>`
    with top as (
      select ${own} as id, count(*) as orders, least(sum(total_cents), 9007199254740991)::bigint as value
      from purchase_orders where ${withinDays(sql`created_at`, now)} and status <> 'canceled'
      group by 1 order by value desc, id limit ${MOST}
    )
    select t.user_id, t.name, top.orders, top.value, coalesce((
      select sum(total_cents) from purchase_orders
      where ${own} = top.id and ${withinDays(sql`created_at`, before)} and status <> 'canceled'
    ), 0)::bigint as before
    from top join ${table} t on t.id = top.id order by top.value desc, top.id`.execute(tx)
  return rows.map(({ userId, name, orders, value, before: valueBefore }) => ({
    user_id: userId,
    name,
    orders,
    value_cents: value,
    value_cents_before: valueBefore,
  }))
}
