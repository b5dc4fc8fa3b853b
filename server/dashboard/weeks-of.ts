import { sql, type RawBuilder } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { Week } from '#market/dashboard/overview-api.ts'
import { cents, type Cents } from '#market/money.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { viewsOfShop } from './views-of-shop.ts'

type Steps = { starts: readonly Date[]; days: number }

/** What happened to a seller in each of some consecutive weeks, or days. */
export async function weeksOf(
  tx: Tx,
  seller: SellerViewer,
  { starts, days }: Steps,
): Promise<Week[]> {
  const [first] = starts
  if (!first) return []
  const since = { first, days }
  const views = byWeek(await viewsByWeek(tx, seller, since))
  const offers = byWeek(await offersByWeek(tx, seller, since))
  const sales = byWeek(await salesByWeek(tx, seller, since))
  return starts.map((start, week) => ({
    starts_on: start.toISOString().slice(0, 10),
    views: views.get(week)?.count ?? 0,
    offers: offers.get(week)?.count ?? 0,
    orders: sales.get(week)?.count ?? 0,
    sold_net_cents: sales.get(week)?.net ?? cents(0),
  }))
}

type Since = { first: Date; days: number }
const DAY_SECONDS = 86_400

type WeekCount = { week: number; count: number }
type Sold = WeekCount & { net: Cents }

async function viewsByWeek(tx: Tx, seller: SellerViewer, since: Since) {
  const { rows } = await sql<WeekCount>`
    select ${weekOf(sql`v.at`, since)} as week, count(*) as count
    from ${viewsOfShop(seller, since.first)} group by 1`.execute(tx)
  return rows
}

async function offersByWeek(tx: Tx, { sellerId }: SellerViewer, since: Since) {
  const { rows } = await sql<WeekCount>`
    select ${weekOf(sql`r.at`, since)} as week, count(*) as count
    from offers o join offer_revisions r on r.offer_id = o.id and r.act = 'submit'
    where o.seller_id = ${sellerId} and o.updated_at >= ${since.first} and r.at >= ${since.first}
    group by 1`.execute(tx)
  return rows
}

async function salesByWeek(tx: Tx, { sellerId }: SellerViewer, since: Since) {
  const { rows } = await sql<Sold>`
    select ${weekOf(sql`paid_at`, since)} as week, count(*) as count,
      least(sum(total_cents - fee_cents), 9007199254740991)::bigint as net
    from purchase_orders
    where seller_id = ${sellerId} and paid_at >= ${since.first} and status <> 'canceled'
    group by 1`.execute(tx)
  return rows
}

const weekOf = (at: RawBuilder<unknown>, { first, days }: Since) =>
  sql`floor(extract(epoch from ${at} - ${first}::timestamptz) / ${days * DAY_SECONDS}::integer)::integer`

const byWeek = <Counts extends WeekCount>(counted: readonly Counts[]) =>
  new Map(counted.map((counts) => [counts.week, counts]))
