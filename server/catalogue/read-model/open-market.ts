import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/settings/settings.ts'
import { baseInThread } from './base/base-in-thread.ts'
import { openCatalogueIndex, type Market } from './catalogue-index.ts'

/** Answers with the market as of now, or with nothing, when PostgreSQL has to answer. */
export type MarketNow = () => Promise<Market | undefined>

type Deps = { db: Database; url: string; log: Logger }

/** The market in memory, where the settings ask for it (`SEARCH`). */
export function openMarket(
  { search, dataDir }: Pick<Settings, 'search' | 'dataDir'>,
  { db, url, log }: Deps,
) {
  if (search === 'database') return { now: nothing, stop: async () => {} }
  return openCatalogueIndex({
    db,
    makeBase: baseInThread({ url, file: join(dataDir, 'search-snapshot') }),
    onError: (error) => log.error(error, 'The read model could not be made; PostgreSQL answers'),
    onLoaded: (loaded) => log.info(loaded, LOADED),
  })
}

/** What the log says once a process has its products in memory. */
export const LOADED = 'Searches are answered from memory'

const nothing: MarketNow = async () => undefined
