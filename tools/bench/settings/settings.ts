import { sql } from 'kysely'
import { loadLots } from '#demo/load/load-lots.ts'
import { makeLots } from '#demo/lots/make-lots.ts'
import { databaseCatalogue } from '#server/catalogue/search-products.ts'
import { connect, type Database } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { typicalMix } from '../catalogue/searches.ts'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import type { Figure, Report } from '../support/report.ts'
import { scratchFolder } from '../support/scratch.ts'

type Settings = Record<string, string>
type Times = { search: number[]; facets: number[]; listing: number[]; writing: number[] }

/** Lotline's settings, each reset to PostgreSQL's default. */
const byItself: Settings = {
  shared_buffers: '128MB',
  work_mem: '4MB',
  random_page_cost: '4',
  jit: 'on',
  max_parallel_workers_per_gather: '2',
  max_wal_size: '1GB',
  effective_cache_size: '4GB',
}
const ways: [string, Settings][] = [
  ['as Lotline sets it', {}],
  ...Object.entries(byItself).map(([name, value]): [string, Settings] => [
    `${name} = ${value}`,
    { [name]: value },
  ]),
  ['all as PostgreSQL has them by itself', byItself],
]

const AT_ONCE = 16
const WRITES = 400
const LISTED = 500
const ANOTHER_SEED = 9_999
const LONGEST_MS = 600_000

/** What each setting of the embedded PostgreSQL is worth: searches one after the other, lots listed at once, small writes. */
export async function measureSettings({ keep, quick, lots }: Bench): Promise<Report> {
  const dataDir = await scratchFolder(keep)
  await fill(dataDir, lots)
  const rounds = quick ? 1 : 3
  const measured = new Map<string, Times[]>()
  // Each way in each round, so that a busy minute of the machine meets all of them.
  for (let round = 0; round < rounds; round++)
    for (const [name, settings] of ways) {
      const times = await measure(dataDir, settings, quick ? 60 : 120)
      measured.set(name, [...(measured.get(name) ?? []), times])
    }
  const [base] = ways
  const figures = (['search', 'facets', 'listing', 'writing'] as const).flatMap((what) => {
    const figureOf = (name: string): Figure => ({
      what: `${kinds[what]}, ${name}`,
      unit: 'ms',
      runs: (measured.get(name) ?? []).map((times) => times[what]),
    })
    const baseline = figureOf(base?.[0] ?? '')
    return [baseline, ...ways.slice(1).map(([name]) => ({ ...figureOf(name), baseline }))]
  })
  return {
    made: [
      `${lots.toLocaleString('en-US')} lots, PostgreSQL alone; ${rounds} rounds, in each of them the server anew under each setting.`,
      `Lists of ${LISTED} lots in one transaction; ${WRITES} durable transactions of one update over ${AT_ONCE} connections.`,
    ],
    figures,
  }
}

const kinds = {
  search: 'search',
  facets: 'search with facets',
  listing: `${LISTED} lots listed`,
  writing: 'a write',
}

async function fill(dataDir: string, lots: number) {
  const { url, ownerUrl, ...embedded } = await startEmbedded({ dataDir })
  await prepareDatabase(url, ownerUrl)
  await fillTables({ ownerUrl, lots })
  await embedded.stop()
}

async function measure(dataDir: string, settings: Settings, count: number): Promise<Times> {
  await using parts = new AsyncDisposableStack()
  const embedded = parts.adopt(await startEmbedded({ dataDir, settings }), (each) => each.stop())
  const limits = { max: AT_ONCE, statementTimeout: LONGEST_MS }
  const { db } = parts.adopt(connect(embedded.url, limits), (each) => each.close())
  const searches = typicalMix(count, 20_000)
  const search = (each: (typeof searches)[number], facets: boolean) =>
    databaseCatalogue(db).search({
      criteria: each.search,
      page: each.page,
      sort: each.sort,
      facets,
    })
  for (const each of searches) await search(each, false)
  return {
    search: await timed(searches, (each) => search(each, false)),
    facets: await timed(searches.slice(0, count / 6), (each) => search(each, true)),
    listing: await timed([1, 2, 3], (seed) => list(db, ANOTHER_SEED + seed)),
    writing: await write(db),
  }
}

async function timed<Each>(all: readonly Each[], act: (each: Each) => Promise<unknown>) {
  const times: number[] = []
  for (const each of all) {
    const start = performance.now()
    await act(each)
    times.push(performance.now() - start)
  }
  return times
}

class NotKept extends Error {}

/** Lists lots of somebody, and takes them back. */
async function list(db: Database, seed: number) {
  const lots = makeLots(seed, new Date()).slice(0, LISTED)
  const { id } = await db.selectFrom('sellers').select('id').limit(1).executeTakeFirstOrThrow()
  const listing = db.transaction().execute(async (tx) => {
    await loadLots(tx, { lots, sellerOf: () => id, reason: 'listed' })
    throw new NotKept()
  })
  await listing.catch((error: unknown) => {
    if (!(error instanceof NotKept)) throw error
  })
}

async function write(db: Database) {
  const waiting = Array.from({ length: WRITES }, (_, at) => at % AT_ONCE).values()
  const times: number[] = []
  const connections = Array.from({ length: AT_ONCE }, async () => {
    for (const at of waiting) {
      const start = performance.now()
      await sql`
        update users set full_name = full_name
        where id = (select id from users order by id offset ${at} limit 1)`.execute(db)
      times.push(performance.now() - start)
    }
  })
  await Promise.all(connections)
  return times
}
