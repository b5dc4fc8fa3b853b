import { resolved } from '#market/catalogue/criteria.ts'
import { allEntries } from '#server/catalogue/read-model/entry-store.ts'
import type { Entry } from '#server/catalogue/read-model/entry.ts'
import { answerFromShards } from '#server/catalogue/search-server/answer-from-shards.ts'
import { askShards, type Shards } from '#server/catalogue/search-server/ask-shards.ts'
import { noQuestion } from '#server/catalogue/search-server/question.ts'
import { openShard, type Shard } from '#server/catalogue/search-server/shard.ts'
import { isInShard, writeToShard } from '#server/catalogue/search-server/write-lots.ts'
import type { Database } from '#server/platform/database/database.ts'
import { startSearchServer } from '#server/testing/search-server.ts'
import { kinds, type Search, typicalMix } from '../catalogue/searches.ts'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { residentKilobytes } from '../support/resident-kilobytes.ts'
import { startData } from '../support/site.ts'

const SHARDS = 4
const AT_ONCE = 16
// These are read from PostgreSQL; the others are the same again, with ids and dates of their own.
const DIFFERENT = 20_000
const MOST_IN_DATABASE = 10_000_000
// Servers answer no deeper page by its number.
const DEEPEST_PAGE = 400
const PATIENT = { connectMs: 60_000, answerMs: 600_000 }

/** Four search servers on this machine: how long they take to be filled, and to answer. */
export async function measureSearchServers({ keep, quick, lots }: Bench): Promise<Report> {
  const { db, ownerUrl } = await startData(keep)
  await fillTables({ ownerUrl, lots: Math.min(lots, DIFFERENT) })
  const servers = await Promise.all(Array.from({ length: SHARDS }, () => startSearchServer()))
  for (const server of servers) keep.defer(server.stop)
  const shards = servers.map(({ address }) => openShard(address, PATIENT))
  for (const shard of shards) keep.defer(shard.stop)

  const { seconds, products } = await fill(db, shards, lots)
  const now = { shards, progress: shards.map(progress) }
  const searches = typicalMix(quick ? 100 : 300, lots).map((search) => ({
    ...search,
    page: Math.min(search.page, DEEPEST_PAGE),
  }))
  const rounds = quick ? 1 : 3
  const ask = (facets: boolean) => (search: Search) => answer({ db, shards: now }, search, facets)
  await timed(searches.slice(0, 50), ask(true))
  const ready: Figure = {
    what: 'baseline, a question about nothing',
    unit: 'ms',
    runs: await repeat(rounds, () => timed(searches, () => askShards(now, noQuestion))),
  }
  const figures: Figure[] = [
    ready,
    { what: 'seconds to fill', unit: '', runs: [[seconds]] },
    {
      what: 'memory of all servers',
      unit: 'MB',
      runs: [[servers.reduce((sum, { pid }) => sum + residentKilobytes(pid()), 0) / 1024]],
    },
  ]
  for (const facets of [false, true]) {
    const name = facets ? 'search with every facet' : 'search'
    const serial = await repeat(rounds, () => timed(searches, ask(facets)))
    figures.push({
      what: `${name}, one after the other`,
      unit: 'ms',
      runs: serial,
      baseline: ready,
    })
    for (const kind of kinds)
      figures.push({
        what: `  ${kind}`,
        unit: 'ms',
        runs: serial.map((times) => times.filter((_, at) => searches[at]?.kind === kind)),
        baseline: ready,
      })
    figures.push({
      what: `  answers over ${AT_ONCE} connections`,
      unit: '/s',
      runs: await repeat(rounds, async () => [await perSecond(searches, ask(facets))]),
    })
  }
  return {
    made: [
      `${products.toLocaleString('en-US')} lots on ${SHARDS} search servers, beside each other on this machine.`,
      `${Math.min(lots, DIFFERENT).toLocaleString('en-US')} of them differ and are in PostgreSQL, which adds cards; a page of others has none.`,
      `${rounds} runs of ${searches.length} searches in a typical mix, every count exact; no page deeper than ${DEEPEST_PAGE}.`,
    ],
    figures,
  }
}

async function fill(db: Database, shards: readonly Shard[], lots: number) {
  const different: Entry[] = []
  for await (const entry of allEntries(db)) different.push(entry)
  const start = performance.now()
  let products = 0
  for (let copy = 0; products < lots; copy++) {
    const entries = different.slice(0, lots - products).map((entry) => ({
      ...entry,
      id: entry.id + copy * MOST_IN_DATABASE,
      createdAt: entry.createdAt - copy * 1000,
    }))
    await Promise.all(
      shards.map((shard, at) =>
        writeToShard(shard, {
          entries: entries.filter(({ id }) => isInShard(shards, at, id)),
          ids: [],
        }),
      ),
    )
    products += entries.length
  }
  await Promise.all(
    shards.map((shard, at) =>
      writeToShard(shard, { entries: [], ids: [], progress: progress(shard, at) }),
    ),
  )
  return { seconds: (performance.now() - start) / 1000, products }
}

const progress = (_: Shard, at: number) => ({
  shard: `${at}`,
  database: 'bench',
  columns: 'bench',
  from: '1',
  known: [],
  at: 0,
})

type Deps = { db: Database; shards: Shards }

const answer = (deps: Deps, { search, ...asked }: Search, facets: boolean) =>
  answerFromShards(
    deps,
    { ...resolved(search), hiddenSellerIds: [] },
    { ...asked, criteria: search, facets },
  )

async function timed<Each>(all: readonly Each[], ask: (each: Each) => Promise<unknown>) {
  const times: number[] = []
  for (const each of all) {
    const start = performance.now()
    await ask(each)
    times.push(performance.now() - start)
  }
  return times
}

async function perSecond<Each>(all: readonly Each[], ask: (each: Each) => Promise<unknown>) {
  const waiting = all.values()
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const each of waiting) await ask(each)
    }),
  )
  return all.length / ((performance.now() - start) / 1000)
}
