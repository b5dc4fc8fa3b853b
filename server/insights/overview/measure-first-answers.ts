import { sql } from 'kysely'
import type { FirstAnswer } from '#market/insights/overview.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { startOf, withinDays } from '../insight-conditions.ts'
import { both, compare, isNow, type Periods } from './periods.ts'

type Measured = Omit<FirstAnswer, 'median_seconds' | 'p90_seconds' | 'spread'> & {
  isNow: boolean
  medianSeconds: number | null
  p90Seconds: number | null
  hour: number
  sixHours: number
  day: number
  threeDays: number
}

/** How long sellers took to answer the offers sent in each period; a purchase at the asking price needs no answer. */
export async function measureFirstAnswers(tx: Tx, periods: Periods) {
  // An answer follows the sending, so older turns need not be read.
  const { rows } = await sql<Measured>`
    with turns as (
      select min(r.at) filter (where r.revision = 1 and r.act = 'submit') as sent_at,
        min(r.at) filter (where r.party = 'seller' and r.act in ('counter', 'accept', 'reject')) as answered_at
      from offer_revisions r where r.at >= ${startOf(both(periods).from)} group by r.offer_id
    ), taken as (
      select ${isNow(sql`sent_at`, periods)} as is_now,
        extract(epoch from answered_at - sent_at)::float as seconds
      from turns where ${withinDays(sql`sent_at`, both(periods))}
    )
    select is_now, count(seconds) as answered, count(*) filter (where seconds is null) as unanswered,
      percentile_cont(0.5) within group (order by seconds) as median_seconds,
      percentile_cont(0.9) within group (order by seconds) as p90_seconds,
      count(*) filter (where seconds <= 3600) as hour,
      count(*) filter (where seconds <= 6 * 3600) as six_hours,
      count(*) filter (where seconds <= 24 * 3600) as day,
      count(*) filter (where seconds <= 72 * 3600) as three_days
    from taken group by is_now`.execute(tx)
  return compare(rows, answerOf)
}

function answerOf(measured: Measured = NONE): FirstAnswer {
  const { answered, unanswered, medianSeconds, p90Seconds, hour, sixHours, day, threeDays } =
    measured
  return {
    answered,
    unanswered,
    median_seconds: medianSeconds,
    p90_seconds: p90Seconds,
    spread: {
      within_1_hour: hour,
      within_6_hours: sixHours - hour,
      within_24_hours: day - sixHours,
      within_3_days: threeDays - day,
      later: answered - threeDays,
    },
  }
}

const NONE: Measured = {
  isNow: true,
  answered: 0,
  unanswered: 0,
  medianSeconds: null,
  p90Seconds: null,
  hour: 0,
  sixHours: 0,
  day: 0,
  threeDays: 0,
}
