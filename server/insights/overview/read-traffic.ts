import { boundedSum } from '#market/money.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Overview, Traffic } from '#market/insights/overview.ts'
import { daysIn, periodBefore, stepOf, stretchesOf, type Period } from '#market/insights/period.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { endOf, startOf } from '../insight-conditions.ts'

type TrafficRow = { figure: keyof Traffic; stretch: number; amount: number }

/** What happened in each interval of the period and, with negative numbers, of the one before. */
export async function readTraffic(
  tx: Tx,
  period: Period,
): Promise<Pick<Overview, 'totals' | 'series'>> {
  const stretches = stretchesOf(period)
  const counted = await countByStretch(tx, period)
  const now = stretches.map((_, at) => trafficOf(counted.get(at)))
  const before = stretches.map((_, at) => trafficOf(counted.get(at - stretches.length)))
  return {
    totals: { now: sumOf(now), before: sumOf(before) },
    series: stretches.map((stretch, at) => ({
      ...stretch,
      now: now[at] ?? NOTHING,
      before: before[at] ?? NOTHING,
    })),
  }
}

async function countByStretch(tx: Tx, period: Period) {
  const whole: Period = { from: periodBefore(period).from, to: period.to }
  const stretch = (moment: RawBuilder<unknown>) => stretchOf(moment, period)
  const during = (moment: RawBuilder<unknown>) =>
    sql`${moment} >= ${startOf(whole.from)} and ${moment} < ${endOf(whole.to)}`
  const { rows } = await sql<TrafficRow>`
    select 'orders' as figure, ${stretch(sql`created_at`)} as stretch, count(*) as amount
      from purchase_orders where ${during(sql`created_at`)} and status <> 'canceled' group by 2
    union all select 'value_cents', ${stretch(sql`created_at`)}, least(sum(total_cents), 9007199254740991)::bigint
      from purchase_orders where ${during(sql`created_at`)} and status <> 'canceled' group by 2
    union all select 'revenue_cents', ${stretch(sql`paid_at`)}, least(sum(fee_cents), 9007199254740991)::bigint
      from purchase_orders where ${during(sql`paid_at`)} and status <> 'canceled' group by 2
    union all select 'products', ${stretch(sql`created_at`)}, count(*)
      from products where ${during(sql`created_at`)} and deleted_at is null group by 2
    union all select 'buyers', ${stretch(sql`u.created_at`)}, count(*)
      from users u join buyers b on b.user_id = u.id where ${during(sql`u.created_at`)} group by 2
    union all select 'sellers', ${stretch(sql`u.created_at`)}, count(*)
      from users u join sellers s on s.user_id = u.id where ${during(sql`u.created_at`)} group by 2
    union all select 'offers', ${stretch(sql`created_at`)}, count(*)
      from offers where ${during(sql`created_at`)} group by 2`.execute(tx)
  return Map.groupBy(rows, (row) => row.stretch)
}

/** Counted from 0 at the start of the period; the period before ends with -1. */
function stretchOf(moment: RawBuilder<unknown>, period: Period) {
  const days = daysIn(period)
  const count = stretchesOf(period).length
  const day = sql`((${moment} at time zone 'UTC')::date - ${period.from}::date)`
  return sql`(case when ${day} < 0 then (${day} + ${days}::int) / ${stepOf(period)}::int - ${count}::int
    else ${day} / ${stepOf(period)}::int end)`
}

const NOTHING: Traffic = {
  orders: 0,
  value_cents: 0,
  revenue_cents: 0,
  products: 0,
  buyers: 0,
  sellers: 0,
  offers: 0,
}

const trafficOf = (counted: readonly TrafficRow[] = []): Traffic => ({
  ...NOTHING,
  ...Object.fromEntries(counted.map(({ figure, amount }) => [figure, amount])),
})

const sumOf = (stretches: readonly Traffic[]) =>
  stretches.reduce(
    (sum, each) => ({
      orders: sum.orders + each.orders,
      value_cents: boundedSum(sum.value_cents, each.value_cents),
      revenue_cents: boundedSum(sum.revenue_cents, each.revenue_cents),
      products: sum.products + each.products,
      buyers: sum.buyers + each.buyers,
      sellers: sum.sellers + each.sellers,
      offers: sum.offers + each.offers,
    }),
    NOTHING,
  )
