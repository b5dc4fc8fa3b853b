import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/database.ts'
import type { Settings } from '#server/settings/settings.ts'
import type { Catalogue } from './catalogue.ts'
import { memoryCatalogue } from './read-model/memory-catalogue.ts'
import { openMarket } from './read-model/open-market.ts'
import { catalogueInShards } from './search-server/catalogue-in-shards.ts'
import { followChanges } from './search-server/follow-changes.ts'
import { openShard } from './search-server/shard.ts'

export type SearchEngine = 'memory' | 'search servers' | 'database'

type Deps = {
  db: Database
  url: string
  log: Logger
  metrics: { onSearch: (engine: SearchEngine, seconds: number) => void }
}

type Opened = { catalogue: Catalogue; stop(): Promise<void> }

/** The engine that the settings ask for: search servers (`SEARCH_URL`), memory, or PostgreSQL (`SEARCH`). */
export function openCatalogue(
  settings: Pick<Settings, 'search' | 'searchServers' | 'dataDir'>,
  deps: Deps,
): Opened {
  if (settings.searchServers) return openSearchServers(settings.searchServers, deps)
  const market = openMarket(settings, deps)
  const catalogue = memoryCatalogue(deps.db, market.now, deps.metrics.onSearch)
  return { catalogue, stop: () => market.stop() }
}

function openSearchServers(
  addresses: NonNullable<Settings['searchServers']>,
  { db, url, log, metrics }: Deps,
): Opened {
  const shards = addresses.map((address) => openShard(address))
  const onError = (error: unknown) =>
    log.error(error, 'Search servers gave no whole answer; PostgreSQL answers')
  const onFilled = (filled: object) => log.info(filled, 'Search servers have every product')
  const follower = followChanges({ db, url, shards, onError, onFilled })
  return {
    catalogue: catalogueInShards({ db, shards, follower, onError, onSearch: metrics.onSearch }),
    stop: () => follower.stop(),
  }
}
