import { sql } from 'kysely'
import type { FirstAnswer } from '#market/insights/overview.ts'
import type { Period } from '#market/insights/period.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { withinDays } from '../conditions.ts'

type Measured = Omit<FirstAnswer, 'median_seconds' | 'p90_seconds' | 'spread'> & {
  medianSeconds: number | null
  p90Seconds: number | null
  hour: number
  sixHours: number
  day: number
  threeDays: number
}

/** How long sellers took to answer the offers sent in a period; who buys at the asking price waits for none. */
export async function measureFirstAnswers(tx: Tx, period: Period): Promise<FirstAnswer> {
  const { rows } = await sql<Measured>`
    with sent as (
      select r.offer_id, r.at from offer_revisions r
      where r.revision = 1 and r.act = 'submit' and ${withinDays(sql`r.at`, period)}
    ), answers as (
      select r.offer_id, min(r.at) as at
      from offer_revisions r join sent on sent.offer_id = r.offer_id
      where r.party = 'seller' and r.act in ('counter', 'accept', 'reject') group by r.offer_id
    ), taken as (
      select extract(epoch from answers.at - sent.at) as seconds
      from sent left join answers on answers.offer_id = sent.offer_id
    )
    select count(seconds) as answered, count(*) filter (where seconds is null) as unanswered,
      percentile_cont(0.5) within group (order by seconds)::float as median_seconds,
      percentile_cont(0.9) within group (order by seconds)::float as p90_seconds,
      count(*) filter (where seconds <= 3600) as hour,
      count(*) filter (where seconds <= 6 * 3600) as six_hours,
      count(*) filter (where seconds <= 24 * 3600) as day,
      count(*) filter (where seconds <= 72 * 3600) as three_days
    from taken`.execute(tx)
  const { answered, unanswered, medianSeconds, p90Seconds, ...within } = rows[0] ?? NONE
  return {
    answered,
    unanswered,
    median_seconds: medianSeconds,
    p90_seconds: p90Seconds,
    spread: {
      within_1_hour: within.hour,
      within_6_hours: within.sixHours - within.hour,
      within_24_hours: within.day - within.sixHours,
      within_3_days: within.threeDays - within.day,
      later: answered - within.threeDays,
    },
  }
}

const NONE: Measured = {
  answered: 0,
  unanswered: 0,
  medianSeconds: null,
  p90Seconds: null,
  hour: 0,
  sixHours: 0,
  day: 0,
  threeDays: 0,
}
