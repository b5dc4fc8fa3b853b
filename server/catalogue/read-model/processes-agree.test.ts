import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { assertInRounds } from '#server/testing/rounds.ts'
import type { Search } from '../catalogue.ts'
import { databaseCatalogue } from '../search-products.ts'
import { drawnSearches } from '../testing/drawn-searches.ts'
import { listDrawnLots } from '../testing/list-drawn-lots.ts'
import type { ScannedLot } from '../testing/scanned-lot.ts'
import { drawnEdits } from './testing/drawn-edits.ts'

const LONG_MS = 40_000
const GENEROUS_MS = 240_000

let database: TestDatabase
let db: Database
let listed: ScannedLot[]
let folder: string
const processes: ChildProcess[] = []

beforeAll(async () => {
  database = await freshDatabase()
  db = database.connection.db
  listed = await listDrawnLots(db, 200)
  folder = await mkdtemp(join(tmpdir(), 'lotline-search-'))
  for (const place of [0, 1]) await start(place)
}, GENEROUS_MS)

afterAll(async () => {
  for (const place of [0, 1]) await kill(place)
  await database.drop()
  await rm(folder, { recursive: true })
})

const fileOf = (place: number) => join(folder, `snapshot-${place}`)

async function start(place: number) {
  const script = new URL('testing/market-process.ts', import.meta.url)
  const child = fork(script, [database.connection.url, fileOf(place)], { execArgv: [] })
  processes[place] = child
  await once(child, 'message')
}

async function kill(place: number) {
  const child = processes[place]
  if (!child || child.signalCode) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function search(place: number, asked: Search) {
  const child = processes[place]
  if (!child) throw new Error(`There is no process ${place}`)
  const answered = once(child, 'message')
  child.send(asked)
  return (await answered)[0]
}

/** What happens to a process between two searches. */
const fates = fc.constantFrom(
  'lives',
  'lives',
  'lives',
  'lives',
  'lives',
  'is killed',
  'is killed while it searches',
)

test(
  'two processes answer what the database answers, whatever changed, and whichever was killed',
  async () => {
    const drawn = fc.record({
      asked: drawnSearches(listed),
      edit: drawnEdits(listed),
      fate: fates,
      place: fc.nat(1),
    })
    await assertInRounds(
      fc.asyncProperty(drawn, async ({ asked, edit, fate, place }) => {
        await sql.raw(edit).execute(db)
        if (fate !== 'lives') {
          if (fate === 'is killed while it searches') processes[place]?.send(asked)
          await kill(place)
          // It knows of this from its file and what changed since.
          await sql.raw(edit).execute(db)
          await start(place)
        }
        const answer = JSON.parse(JSON.stringify(await databaseCatalogue(db).search(asked)))
        for (const each of [0, 1])
          expect(await search(each, asked)).toEqual({ isInMemory: true, answer })
      }),
      { atLeast: 30, long: LONG_MS },
    )
    expect([0, 1].some((place) => existsSync(fileOf(place)))).toBe(true)
  },
  GENEROUS_MS,
)
