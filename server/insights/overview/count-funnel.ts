import { sql } from 'kysely'
import type { FunnelCounts } from '#market/insights/overview.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { startOf, withinDays } from '../insight-conditions.ts'
import { both, compare, isNow, type Periods } from './periods.ts'

type FunnelRow = FunnelCounts & { isNow: boolean }

/** How far the offers begun in each period have come by now; reads each turn once. */
export async function countFunnel(tx: Tx, periods: Periods) {
  // An offer begins before its first turn, so older turns need not be read.
  const { rows } = await sql<FunnelRow>`
    with begun as (
      select o.id, o.state, o.revision, ${isNow(sql`o.created_at`, periods)} as is_now
      from offers o where ${withinDays(sql`o.created_at`, both(periods))}
    ), turns as (
      select r.offer_id, bool_or(r.act = 'counter') as countered,
        bool_or(r.party = 'seller') as answered
      from offer_revisions r
      where r.at >= ${startOf(both(periods).from)} and r.act in ('counter', 'accept', 'reject')
      group by r.offer_id
    ), paid as (
      select p.offer_id from purchase_orders p where p.paid_at is not null and p.status <> 'canceled'
    )
    select is_now, count(*) as draft, count(*) filter (where revision > 0) as sent,
      count(*) filter (where state = 'accepted' or answered) as answered,
      count(*) filter (where countered) as countered,
      count(*) filter (where state = 'accepted') as accepted, count(paid.offer_id) as paid
    from begun left join turns on turns.offer_id = begun.id
      left join paid on paid.offer_id = begun.id
    group by is_now`.execute(tx)
  return compare(rows, (row): FunnelCounts => {
    const { isNow: _, ...counts } = row ?? NONE
    return counts
  })
}

const NONE: FunnelRow = {
  isNow: true,
  draft: 0,
  sent: 0,
  answered: 0,
  countered: 0,
  accepted: 0,
  paid: 0,
}
