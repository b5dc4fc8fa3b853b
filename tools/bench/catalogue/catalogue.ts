import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { aBuyer } from '#server/testing/listings.ts'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Call, type Caller } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { residentKilobytes } from '../support/resident-kilobytes.ts'
import { bearerOf, startData, startServer } from '../support/site.ts'
import { callFor, kinds, typicalMix, type Search } from './searches.ts'

const AT_ONCE = 16

const engines = ['memory', 'database'] as const
type Engine = (typeof engines)[number]

/** Buyers search, in memory and in PostgreSQL alone: one after the other, then sixteen at once. */
export async function measureCatalogue({ keep, quick, lots }: Bench): Promise<Report> {
  const data = await startData(keep)
  await fillTables({ ownerUrl: data.ownerUrl, lots })
  const bearers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => bearerOf(data.db, await aBuyer(data.db))),
  )
  const rounds = quick ? 2 : 3
  const searches = typicalMix(quick ? 200 : 300, lots)
  const calls = searches.map((search) => callFor(search, bearers[0] ?? ''))
  // Each by somebody else than the one before: one person's searches wait for each other.
  const crowd = typicalMix(quick ? 600 : 3000, lots).map((search, at) =>
    callFor(search, bearers[at % AT_ONCE] ?? ''),
  )
  const answers = new Map<Engine, Found[]>()
  const figures: Figure[] = []
  for (const engine of engines) {
    const start = performance.now()
    const server = await startServer(keep, data, { SEARCH: engine })
    const loaded = performance.now() - start
    const caller = callerOf(keep, server.address)
    await caller.make(calls.slice(0, 100), 1)
    const asked = await repeat(rounds, () => askReady(caller, calls.length))
    const serial = await repeat(rounds, async () => timesOf(await caller.make(calls, 1)))
    const crowded = await repeat(rounds, async () => {
      // PostgreSQL alone would take minutes for all of them.
      const load = await caller.make(
        engine === 'memory' ? crowd : crowd.slice(0, calls.length),
        AT_ONCE,
      )
      // PostgreSQL alone refuses what takes it too long.
      const times = timesOf(load, engine === 'memory' ? [200] : [200, 503])
      const refused = load.answers.filter(({ status }) => status === 503).length
      return { times, perSecond: load.perSecond, refused }
    })
    answers.set(engine, await answersTo(server.address, calls))
    figures.push(
      ...figuresOf({ engine, searches, lots, asked, serial, crowded }),
      {
        what: `${engine}: from the start of the process until it answers so`,
        unit: 'ms',
        runs: [[loaded]],
      },
      {
        what: `${engine}: memory of the process`,
        unit: 'KB',
        runs: [[residentKilobytes(server.process.pid)]],
      },
    )
    await server.stop()
  }
  const [inMemory = [], alone = []] = engines.map((engine) => answers.get(engine))
  const different = inMemory.filter((answer, at) => !isDeepStrictEqual(answer, alone[at])).length
  return {
    made: [
      `${lots.toLocaleString('en-US')} lots; ${rounds} runs of ${calls.length} searches in a typical mix, every count exact.`,
      `Ids and counts that differ between the engines: in ${different} of ${calls.length} answers.`,
    ],
    figures,
  }
}

type Measured = {
  engine: Engine
  searches: Search[]
  lots: number
  asked: number[][]
  serial: number[][]
  crowded: { times: number[]; perSecond: number; refused: number }[]
}

function figuresOf({ engine, searches, lots, asked, serial, crowded }: Measured): Figure[] {
  const ready: Figure = { what: `${engine}: baseline, GET /readyz`, unit: 'ms', runs: asked }
  const alone = lots > 100_000 ? 50 : 8
  return [
    ready,
    {
      what: `${engine}: search, one after the other`,
      unit: 'ms',
      runs: serial,
      goal: { of: 'p95', atMost: engine === 'memory' ? 5 : alone },
      baseline: ready,
    },
    ...kinds.map((kind): Figure => ({
      what: `  ${kind}`,
      unit: 'ms',
      runs: serial.map((times) => times.filter((_, index) => searches[index]?.kind === kind)),
      baseline: ready,
    })),
    {
      what: `${engine}: search over ${AT_ONCE} connections`,
      unit: 'ms',
      runs: crowded.map(({ times }) => times),
    },
    { what: '  answers', unit: '/s', runs: crowded.map(({ perSecond }) => [perSecond]) },
    { what: '  refused (503)', unit: '', runs: crowded.map(({ refused }) => [refused]) },
  ]
}

const found = z.object({
  count: z.int(),
  category_counts: z.record(z.string(), z.int()),
  products: z.array(z.object({ id: z.int() })),
})

type Found = z.infer<typeof found>

/** The ids and counts of each answer. */
async function answersTo(address: string, calls: readonly Call[]): Promise<Found[]> {
  const answers: Found[] = []
  for (const { method, path, bearer, body } of calls) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` }
    const answer = await fetch(address + path, { method, headers, body: JSON.stringify(body) })
    answers.push(found.parse(await answer.json()))
  }
  return answers
}

async function askReady(caller: Caller, count: number) {
  const calls = Array.from({ length: count }, () => ({ method: 'GET', path: '/readyz' }))
  return timesOf(await caller.make(calls, 1))
}
