import { sql } from 'kysely'
import type { FunnelCounts } from '#market/insights/overview.ts'
import type { Period } from '#market/insights/period.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { withinDays } from '../conditions.ts'

/** Of the offers begun in a period, how many have come as far by now; each turn is read once. */
export async function countFunnel(tx: Tx, period: Period): Promise<FunnelCounts> {
  const { rows } = await sql<FunnelCounts>`
    with begun as (
      select o.id, o.state, o.revision from offers o where ${withinDays(sql`o.created_at`, period)}
    ), turns as (
      select r.offer_id, bool_or(r.act = 'counter') as countered,
        bool_or(r.party = 'seller' and r.act in ('counter', 'accept', 'reject')) as answered
      from offer_revisions r join begun on begun.id = r.offer_id group by r.offer_id
    ), paid as (
      select p.offer_id from purchase_orders p join begun on begun.id = p.offer_id
      where p.paid_at is not null and p.status <> 'canceled'
    )
    select count(*) as draft, count(*) filter (where revision > 0) as sent,
      count(*) filter (where state = 'accepted' or answered) as answered,
      count(*) filter (where countered) as countered,
      count(*) filter (where state = 'accepted') as accepted, count(paid.offer_id) as paid
    from begun left join turns on turns.offer_id = begun.id
      left join paid on paid.offer_id = begun.id`.execute(tx)
  return rows[0] ?? NONE
}

const NONE: FunnelCounts = { draft: 0, sent: 0, answered: 0, countered: 0, accepted: 0, paid: 0 }
