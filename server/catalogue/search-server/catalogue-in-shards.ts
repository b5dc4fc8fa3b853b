import type { Database } from '#server/platform/database/database.ts'
import type { Reader } from '#server/platform/database/replica/reader.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { limited } from '#server/platform/limited.ts'
import type { Catalogue, ReadersCriteria, Search } from '../catalogue.ts'
import type { SearchQuery } from '../conditions.ts'
import { findByCorrectedWords, queryOf } from '../correct-spelling.ts'
import { orderOf } from '../order-of.ts'
import { databaseCatalogue } from '../search-products.ts'
import { answerFromShards, firstIdsOf } from './answer-from-shards.ts'
import { askShards, type Shards, ShardsMoved } from './ask-shards.ts'
import type { followChanges } from './follow-changes.ts'
import type { Shard } from './shard.ts'
import { TooMuchForSearchServers } from './too-much.ts'
import { wordsInShards } from './words-in-shards.ts'

type Deps = {
  db: Database
  shards: readonly Shard[]
  follower: Pick<ReturnType<typeof followChanges>, 'now' | 'lookAgain'>
  /** Hears why search servers gave no answer. */
  onError: (error: unknown) => void
  onSearch?: (engine: 'search servers' | 'database', seconds: number) => void
}

// While others write, a search may find no moment at which nothing changes.
const TRIES = 5
// Of a market that needs search servers, PostgreSQL answers few searches at a time.
const IN_DATABASE = 4
const BUSY = {
  mostWaiting: 16,
  refuse: () => new Refusal('Lotline is busy. Please try again.', 503, { retryAfter: 1 }),
}

/**
 * The catalogue engine that asks search servers. What they can't answer whole, because one is away or they are being
 * filled, is PostgreSQL's: a few searches at a time, and then the next one is refused for a moment.
 */
export function catalogueInShards({
  db,
  shards,
  follower,
  onError,
  onSearch = () => {},
}: Deps): Catalogue {
  const database = databaseCatalogue(db)
  const atPrimary: Reader = (story) => story(db)
  const searchDatabase = limited(
    IN_DATABASE,
    (asked: Search, read: Reader) => read((own) => databaseCatalogue(own).search(asked)),
    BUSY,
  )
  const firstInDatabase = limited(IN_DATABASE, database.firstIds, BUSY)

  return {
    async search(asked, read = atPrimary) {
      const began = performance.now()
      const found = await inShards(asked, async (now, query) => {
        const answer = await answerFromShards({ db, shards: now }, query, asked)
        return { count: answer.count, answer }
      })
      const answer = found?.answer ?? (await searchDatabase(asked, read))
      const engine = found ? 'search servers' : 'database'
      onSearch(engine, (performance.now() - began) / 1000)
      return answer
    },
    async firstIds(view, most) {
      const found = await inShards(view, (now, query) =>
        firstIdsOf({ db, shards: now }, query, { order: orderOf(view.sort, query), most }),
      )
      return found ?? firstInDatabase(view, most)
    },
    // One shop has few lots, and an index that finds them.
    shop: (asked, read = atPrimary) => read((own) => databaseCatalogue(own).shop(asked)),
    othersOfShop: (product) => database.othersOfShop(product),
  }

  /** Undefined where search servers have no whole answer. */
  async function inShards<Found extends { count: number }>(
    asked: ReadersCriteria,
    find: (shards: Shards, query: SearchQuery) => Promise<Found>,
  ): Promise<Found | undefined> {
    try {
      for (let tries = 0; tries < TRIES; tries++) {
        const progress = await follower.now()
        if (!progress) return undefined
        const now = { shards, progress }
        const found = await findAt(now, asked, find)
        if (found) return found
      }
    } catch (error) {
      if (!(error instanceof TooMuchForSearchServers)) onError(error)
    }
    return undefined
  }

  /** Undefined when something changed meanwhile. */
  async function findAt<Found extends { count: number }>(
    now: Shards,
    asked: ReadersCriteria,
    find: (shards: Shards, query: SearchQuery) => Promise<Found>,
  ): Promise<Found | undefined> {
    try {
      const words = wordsInShards(db, (question) => askShards(now, question))
      const query = await queryOf(db, asked)
      return await findByCorrectedWords(words, query, (read) => find(now, read))
    } catch (error) {
      if (!(error instanceof ShardsMoved)) throw error
      follower.lookAgain()
      return undefined
    }
  }
}
