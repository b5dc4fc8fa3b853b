import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import { isSearchServerHere, startSearchServer } from '#server/testing/search-server.ts'
import { baseInThread } from '../read-model/base/base-in-thread.ts'
import { openCatalogueIndex } from '../read-model/catalogue-index.ts'
import { drawnEdits } from '../read-model/testing/drawn-edits.ts'
import { searchInMemory } from '../read-model/testing/search-in-memory.ts'
import { databaseCatalogue } from '../search-products.ts'
import { drawnSearches } from '../testing/drawn-searches.ts'
import { listDrawnLots } from '../testing/list-drawn-lots.ts'
import type { ScannedLot } from '../testing/scanned-lot.ts'
import { catalogueInShards } from './catalogue-in-shards.ts'
import { followChanges } from './follow-changes.ts'
import { openShard } from './shard.ts'

const LONG_MS = 60_000
const GENEROUS_MS = 300_000
// Not to be taken for away on a busy machine.
const PATIENT = { connectMs: 60_000, answerMs: 60_000 }

describe.skipIf(!isSearchServerHere)('two search servers', () => {
  let database: TestDatabase
  let db: Database
  let folder: string
  let listed: ScannedLot[]
  let market: ReturnType<typeof openCatalogueIndex>
  let servers: Awaited<ReturnType<typeof startSearchServer>>[]
  /** Each follows changes and asks for itself, as a process does. */
  let processes: ReturnType<typeof openProcess>[]

  beforeAll(async () => {
    database = await freshDatabase()
    db = database.connection.db
    folder = await mkdtemp(join(tmpdir(), 'lotline-search-'))
    listed = await listDrawnLots(db, 300)
    const makeBase = baseInThread({ url: database.connection.url, file: join(folder, 'base') })
    const onError = (error: unknown) => expect.unreachable(String(error))
    market = openCatalogueIndex({ db, makeBase, onError })
    servers = await Promise.all([startSearchServer(), startSearchServer()])
    processes = [openProcess(), openProcess()]
    for (const { follower } of processes) await follower.now()
    for (const { follower } of processes) await follower.settled()
    await market.settled()
  }, GENEROUS_MS)

  afterAll(async () => {
    for (const { follower } of processes) await follower.stop()
    for (const server of servers) await server.stop()
    await market.stop()
    await database.drop()
    await rm(folder, { recursive: true })
  })

  function openProcess() {
    const shards = servers.map(({ address }) => openShard(address, PATIENT))
    const errors: unknown[] = []
    const onError = (error: unknown) => void errors.push(error)
    const follower = followChanges({ db, url: database.connection.url, shards, onError })
    const answeredBy: string[] = []
    const onSearch = (engine: string) => void answeredBy.push(engine)
    const catalogue = catalogueInShards({ db, shards, follower, onError, onSearch })
    return { follower, catalogue, answeredBy, errors }
  }

  test(
    'answer what the database and memory answer, whatever changed, and whichever was killed',
    async () => {
      const drawn = fc.record({
        asked: drawnSearches(listed),
        edit: drawnEdits(listed),
        killed: fc.constantFrom(...Array.from({ length: 18 }, () => undefined), 0, 1),
      })
      await assertInRounds(
        fc.asyncProperty(drawn, async ({ asked, edit, killed }) => {
          const server = killed === undefined ? undefined : servers[killed]
          await server?.kill()
          await sql.raw(edit).execute(db)
          const answer = await databaseCatalogue(db).search(asked)
          if (server) {
            // The other one has half of the products, which is no answer.
            for (const each of processes) {
              expect(await each.catalogue.search(asked)).toEqual(answer)
              expect(each.answeredBy.at(-1)).toBe('database')
              expect(each.errors).not.toEqual([])
              each.errors.length = 0
            }
            await server.start()
          }
          for (const each of processes) {
            expect(await each.catalogue.search(asked)).toEqual(answer)
            expect(each.answeredBy.at(-1), String(each.errors)).toBe('search servers')
          }
          expect(await searchInMemory(db, market.now, asked)).toEqual(answer)
        }),
        { atLeast: 40, long: LONG_MS },
      )
    },
    GENEROUS_MS,
  )
})
