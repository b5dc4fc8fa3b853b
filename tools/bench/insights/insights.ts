import { sql } from 'kysely'
import { dayOf, lastWeeks } from '#market/insights/period.ts'
import { aRandomMarketplace } from '#server/insights/testing/a-random-marketplace.ts'
import type { Database } from '#server/platform/database/database.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { bearerOf, startData, startServer } from '../support/site.ts'
import { askedPages, askedSearches, type AskedPage } from './asked-pages.ts'

/** Each once in every round, so that a disturbed stretch of time touches one run of each. */
const ROUNDS = 5
const TABLES = ['purchase_orders', 'products', 'users', 'offers']

/** Staff read lists of 100,000: every sort of every section, from the first page to the last. */
export async function measureInsights({ keep, quick }: Bench): Promise<Report> {
  const data = await startData(keep)
  const many = quick ? 5000 : 100_000
  // Three of eight offers come to an order.
  const size = { people: many / 2, lots: many, offers: Math.ceil((many * 8) / 3), days: 400 }
  await data.db.transaction().execute((tx) => aRandomMarketplace(tx, 1, size))
  await sql`vacuum analyze`.execute(data.asOwner)
  const sizes = await sizesIn(data.db)
  const staff = await anAdministrator(data.db)
  const bearer = await bearerOf(data.db, staff)
  const server = await startServer(keep, data, { WORKER: 'off', SECOND_FACTOR: 'offered' })
  const caller = callerOf(keep, server.address)
  const ask = async (path: string) =>
    timesOf(await caller.make([{ method: 'GET', path, bearer }], 1))

  const lists = [...askedPages(sizes), ...askedSearches]
  const whole = [...overviews(), counts]
  for (const { paths } of [...lists, ...whole]) for (const path of paths) await ask(path)
  const rounds = await repeat(ROUNDS, () => askAll([...lists, ...whole]))

  const runsOf = (what: string) => rounds.map((round) => round.get(what) ?? [])
  const bare = new Map(
    TABLES.map((table): [string, Figure] => [
      table,
      { what: bareCountOf(table), unit: 'ms', runs: runsOf(bareCountOf(table)) },
    ]),
  )
  const figureOf = ({ what, table }: AskedPage): Figure => {
    const baseline = bare.get(table)
    return { what, unit: 'ms', runs: runsOf(what), ...(baseline && { baseline }) }
  }
  return {
    made: [
      Object.entries(sizes)
        .map(([table, count]) => `${count.toLocaleString('en-US')} ${table}`)
        .join(', '),
      `${ROUNDS} runs, each of every page up and down twice, right after a bare count of its table.`,
    ],
    figures: [
      { what: 'GET /readyz (select 1)', unit: 'ms', runs: runsOf('/readyz') },
      ...bare.values(),
      ...lists.map((page): Figure => ({ ...figureOf(page), goal: { of: 'p95', atMost: 100 } })),
      ...whole.map(figureOf),
    ],
  }

  async function askAll(pages: readonly AskedPage[]) {
    const times = new Map<string, number[]>()
    const note = (what: string, ms: readonly number[]) =>
      times.set(what, [...(times.get(what) ?? []), ...ms])
    for (const { what, table, paths } of pages) {
      note('/readyz', await ask('/readyz'))
      note(bareCountOf(table), [await countBare(data.db, table)])
      for (const path of [...paths, ...paths]) note(what, await ask(path))
    }
    return times
  }
}

const bareCountOf = (table: string) => `baseline: a bare count of ${table}`

async function countBare(db: Database, table: string) {
  const start = performance.now()
  await sql`select count(*) from ${sql.table(table)}`.execute(db)
  return performance.now() - start
}

async function sizesIn(db: Database): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {}
  for (const table of TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(db)
    sizes[table] = rows[0]?.count ?? 0
  }
  return sizes
}

const counts: AskedPage = {
  what: 'counts of everything',
  table: 'offers',
  paths: ['/admin/insights/counts'],
}

function overviews(): AskedPage[] {
  const today = dayOf(new Date())
  return [4, 12, 52].map((weeks) => {
    const { from, to } = lastWeeks(weeks, today)
    return {
      what: `overview of ${weeks} weeks`,
      table: 'offers',
      paths: [`/admin/insights/overview?from=${from}&to=${to}`],
    }
  })
}
