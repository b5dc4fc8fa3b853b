import type { Overview } from '#market/insights/overview.ts'
import { periodBefore, type Period } from '#market/insights/period.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { countFunnel } from './count-funnel.ts'
import { countPromise } from './count-promise.ts'
import { measureFirstAnswers } from './measure-first-answers.ts'
import { measureSellThrough } from './measure-sell-through.ts'
import { topTraders } from './top-traders.ts'
import type { Periods } from './periods.ts'
import { readTraffic } from './read-traffic.ts'

/** The figures of a period as they are at one moment, each beside that of as many days right before. */
export const readOverview = (db: Database, now: Period): Promise<Overview> =>
  readAtOnce(db, async (tx) => {
    const before = periodBefore(now)
    const both = compare(tx, { now, before })
    return {
      period: { now, before },
      ...(await readTraffic(tx, now)),
      funnel: await both(countFunnel),
      first_answer: await both(measureFirstAnswers),
      sell_through: await measureSellThrough(tx, { now, before }),
      top_sellers: await topTraders(tx, 'seller', { now, before }),
      top_buyers: await topTraders(tx, 'buyer', { now, before }),
      applications: await both(countPromise),
    }
  })

const compare =
  (tx: Tx, { now, before }: Periods) =>
  async <Figure>(count: (tx: Tx, period: Period) => Promise<Figure>) => ({
    now: await count(tx, now),
    before: await count(tx, before),
  })
