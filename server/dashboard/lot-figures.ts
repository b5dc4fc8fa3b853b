import { sql } from 'kysely'
import type { SellerViewer } from '#market/accounts/viewer.ts'
import type { LotFigures } from '#market/dashboard/overview-api.ts'
import { stepOf, weeksUntil, type Period } from '#market/dashboard/weeks.ts'
import type { Cents } from '#market/money.ts'
import type { Database } from '#server/platform/database/database.ts'
import { viewsOfShop } from './views-of-shop.ts'

const MOST = 500

type Row = {
  id: number
  name: string
  upc: string
  listed: boolean
  views: number
  offers: number
  unitsSold: number
  soldNetCents: Cents
  answerHours: number | null
}

/** What happened to each lot of a seller within a period; lots to which nothing happened are left out. */
export async function lotFigures(
  db: Database,
  seller: SellerViewer,
  { now, period }: { now: Date; period: Period },
): Promise<{ lots: LotFigures[] }> {
  const { sellerId } = seller
  const since = weeksUntil(now, period)[stepOf(period).count] ?? now
  const { rows } = await sql<Row>`
    with viewed as (
      select nullif(split_part(v.path, '/', 4), '')::bigint as id, count(*) as views
      from ${viewsOfShop(seller, since)} group by 1
    ), offered as (
      select l.product_id as id, count(distinct o.id) as offers
      from offers o join offer_lines l on l.offer_id = o.id
      where o.seller_id = ${sellerId} and o.updated_at >= ${since} and exists (
        select from offer_revisions r where r.offer_id = o.id and r.act = 'submit' and r.at >= ${since})
      group by 1
    ), sold as (
      select l.product_id as id, sum(l.quantity)::bigint as units,
        least(sum(l.total_cents - l.fee_cents), 9007199254740991)::bigint as net
      from purchase_orders o join purchase_order_lines l on l.purchase_order_id = o.id
      where o.seller_id = ${sellerId} and o.paid_at >= ${since} and o.status <> 'canceled'
      group by 1
    ), answered as (
      select l.product_id as id,
        round(percentile_cont(0.5) within group (
          order by extract(epoch from r.at - came.at) / 3600)::numeric, 1)::double precision as hours
      from offers o
      join offer_revisions r on r.offer_id = o.id
      join offer_lines l on l.offer_id = o.id
      cross join lateral (
        select before.at from offer_revisions before
        where before.offer_id = r.offer_id and before.revision < r.revision
          and before.party = 'buyer' and before.act in ('submit', 'counter')
        order by before.revision desc limit 1
      ) came
      where o.seller_id = ${sellerId} and o.updated_at >= ${since} and r.at >= ${since}
        and r.party = 'seller' and r.act in ('counter', 'accept', 'reject')
      group by 1
    )
    select p.id, p.name, p.upc, p.deleted_at is null as listed, coalesce(views, 0) as views,
      coalesce(offers, 0) as offers, coalesce(sold.units, 0) as units_sold,
      coalesce(net, 0) as sold_net_cents, hours as answer_hours
    from products p
    left join viewed using (id) left join offered using (id)
    left join sold using (id) left join answered using (id)
    where p.seller_id = ${sellerId}
      and (views is not null or offers is not null or sold.units is not null or hours is not null)
    order by sold_net_cents desc, views desc, p.id desc
    limit ${MOST}`.execute(db)
  return {
    lots: rows.map(({ unitsSold, soldNetCents, answerHours, ...lot }) => ({
      ...lot,
      units_sold: unitsSold,
      sold_net_cents: soldNetCents,
      answer_hours: answerHours,
    })),
  }
}
