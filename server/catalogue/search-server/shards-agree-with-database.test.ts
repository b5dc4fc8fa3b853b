import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { isSearchServerHere, startSearchServer } from '#server/testing/search-server.ts'
import { drawnEdits } from '../read-model/testing/drawn-edits.ts'
import { databaseCatalogue } from '../search-products.ts'
import { drawnSearches } from '../testing/drawn-searches.ts'
import { listDrawnLots } from '../testing/list-drawn-lots.ts'
import type { ScannedLot } from '../testing/scanned-lot.ts'
import { catalogueInShards } from './catalogue-in-shards.ts'
import { followChanges } from './follow-changes.ts'
import { openShard } from './shard.ts'

const LONG_MS = 60_000
const GENEROUS_MS = 240_000

describe.skipIf(!isSearchServerHere)('two search servers', () => {
  let database: TestDatabase
  let db: Database
  let listed: ScannedLot[]
  let servers: Awaited<ReturnType<typeof startSearchServer>>[]
  let processes: ReturnType<typeof openProcess>[]

  beforeAll(async () => {
    database = await freshDatabase()
    db = database.connection.db
    listed = await listDrawnLots(db, 300)
    servers = await Promise.all([startSearchServer(), startSearchServer()])
    processes = [openProcess(), openProcess()]
    for (const { follower } of processes) await follower.now()
    for (const { follower } of processes) await follower.settled()
  }, GENEROUS_MS)

  afterAll(async () => {
    for (const { follower } of processes) await follower.stop()
    for (const server of servers) await server.stop()
    await database.drop()
  })

  function openProcess() {
    const shards = servers.map(({ address }) => openShard(address))
    const onError = (error: unknown) => expect.unreachable(String(error))
    const follower = followChanges({ db, url: database.connection.url, shards, onError })
    const answeredBy: string[] = []
    const catalogue = catalogueInShards({
      db,
      shards,
      follower,
      onError,
      onSearch: (engine) => answeredBy.push(engine),
    })
    return { follower, catalogue, answeredBy }
  }

  test(
    'answer to either process what the database answers, whatever was changed in between',
    async () => {
      await assertInRounds(
        fc.asyncProperty(drawnSearches(listed), drawnEdits(listed), async (asked, edit) => {
          await sql.raw(edit).execute(db)
          const answer = await databaseCatalogue(db).search(asked)
          for (const { catalogue } of processes)
            expect(await catalogue.search(asked)).toEqual(answer)
        }),
        { atLeast: 50, long: LONG_MS },
      )
      for (const { answeredBy } of processes) expect(new Set(answeredBy)).toEqual(new Set(['search servers']))
    },
    GENEROUS_MS,
  )
})
