import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    sellerAnswerTimes: { sellerId: number; hours: number }
  }
}

const FEWEST_ANSWERS = 3

/**
 * Notes for each seller the median of the hours between an offer's coming into its turn and its answer, over the
 * answers of the last 90 days; nothing for one with too few.
 */
export async function measureAnswerTimes(db: Database | Tx) {
  await sql`
    with answered as (
      select o.seller_id, extract(epoch from r.at - came.at) / 3600 as hours
      from offer_revisions r join offers o on o.id = r.offer_id
      cross join lateral (
        select before.at from offer_revisions before
        where before.offer_id = r.offer_id and before.revision < r.revision
          and before.party = 'buyer' and before.act in ('submit', 'counter')
        order by before.revision desc limit 1
      ) came
      where r.at > now() - interval '90 days'
        and r.party = 'seller' and r.act in ('counter', 'accept', 'reject')
    ), measured as (
      select seller_id,
        round((percentile_cont(0.5) within group (order by hours))::numeric, 1)::double precision as hours
      from answered group by seller_id having count(*) >= ${FEWEST_ANSWERS}
    ), gone as (
      delete from seller_answer_times where seller_id not in (select seller_id from measured)
    )
    insert into seller_answer_times as known (seller_id, hours)
    select seller_id, hours from measured
    on conflict (seller_id) do update set hours = excluded.hours where known.hours <> excluded.hours`.execute(
    db,
  )
}
