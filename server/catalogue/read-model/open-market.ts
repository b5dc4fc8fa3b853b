import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/settings/settings.ts'
import { baseInThread } from './base-in-thread.ts'
import { keepMarket, type Market } from './keep-market.ts'

/** Answers with the market as of now, or with nothing, when PostgreSQL has to answer. */
export type MarketNow = () => Promise<Market | undefined>

type Deps = { db: Database; url: string; log: Logger }

/** The market in memory, where the settings ask for it (README, `SEARCH`). */
export function openMarket({ search }: Pick<Settings, 'search'>, { db, url, log }: Deps) {
  if (search === 'database') return { now: nothing, stop: async () => {} }
  return keepMarket({
    db,
    makeBase: baseInThread(url),
    onError: (error) => log.error(error, 'The read model could not be made; PostgreSQL answers'),
  })
}

const nothing: MarketNow = async () => undefined
