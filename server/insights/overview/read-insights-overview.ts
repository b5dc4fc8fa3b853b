import { sql } from 'kysely'
import type { Overview } from '#market/insights/overview.ts'
import { periodBefore, type Period } from '#market/insights/period.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { countFunnel } from './count-funnel.ts'
import { countPromise } from './count-promise.ts'
import { measureFirstAnswers } from './measure-first-answers.ts'
import { measureSellThrough } from './measure-sell-through.ts'
import { topTraders } from './top-traders.ts'
import { readTraffic } from './read-traffic.ts'

/** The figures of a period as of one moment, each with that of the same number of days before. */
export const readOverview = (db: Database, now: Period): Promise<Overview> =>
  readAtOnce(db, async (tx) => {
    const before = periodBefore(now)
    const periods = { now, before }
    await beThrifty(tx)
    return {
      period: periods,
      ...(await readTraffic(tx, now)),
      funnel: await countFunnel(tx, periods),
      first_answer: await measureFirstAnswers(tx, periods),
      sell_through: await measureSellThrough(tx, periods),
      top_sellers: await topTraders(tx, 'seller', periods),
      top_buyers: await topTraders(tx, 'buyer', periods),
      applications: await countPromise(tx, periods),
    }
  })

/**
 * A year of offers is aggregated in memory and by one process: parallel workers would
 * each aggregate all turns, on the cores that serve everybody else.
 */
async function beThrifty(tx: Tx) {
  await sql`set local work_mem = '64MB'`.execute(tx)
  await sql`set local max_parallel_workers_per_gather = 0`.execute(tx)
}
