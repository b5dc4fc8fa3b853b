import { aBuyer } from '#server/testing/listings.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Call, type Caller } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { bearerOf, startData, startServer } from '../support/site.ts'
import { listManyLots } from './many-lots.ts'
import { kinds, typicalMix, type Search } from './searches.ts'

const AT_ONCE = 16

/** Buyers search: one after the other, then sixteen at once. */
export async function measureCatalogue({ keep, quick, lots }: Bench): Promise<Report> {
  const data = await startData(keep)
  await listManyLots(data, lots)
  const bearer = await bearerOf(data.db, await aBuyer(data.db))
  const caller = callerOf(keep, (await startServer(keep, data)).address)
  const rounds = quick ? 2 : 3
  const searches = typicalMix(quick ? 200 : 300, lots)
  const calls = searches.map((search) => callFor(search, bearer))

  await caller.make(calls.slice(0, 100), 1)
  const asked = await repeat(rounds, () => askReady(caller, calls.length))
  const serial = await repeat(rounds, async () => timesOf(await caller.make(calls, 1)))
  const crowded = await repeat(rounds, async () => {
    const load = await caller.make(calls, AT_ONCE)
    return { times: timesOf(load), perSecond: load.perSecond }
  })

  const ready: Figure = { what: 'baseline: GET /readyz', unit: 'ms', runs: asked }
  const mostMs = lots > 100_000 ? 50 : 8
  return {
    made: [
      `${lots.toLocaleString('en-US')} lots, answered by PostgreSQL alone; ${rounds} runs of ${calls.length} searches in a typical mix, every count exact.`,
    ],
    figures: [
      ready,
      {
        what: 'search, one after the other',
        unit: 'ms',
        runs: serial,
        goal: { of: 'p95', atMost: mostMs },
        baseline: ready,
      },
      ...kinds.map((kind): Figure => ({
        what: `  ${kind}`,
        unit: 'ms',
        runs: serial.map((times) => times.filter((_, index) => searches[index]?.kind === kind)),
        baseline: ready,
      })),
      {
        what: `search over ${AT_ONCE} connections`,
        unit: 'ms',
        runs: crowded.map(({ times }) => times),
      },
      {
        what: '  answers',
        unit: '/s',
        runs: crowded.map(({ perSecond }) => [perSecond]),
      },
    ],
  }
}

function callFor({ page, sort, search }: Search, bearer: string): Call {
  const query = new URLSearchParams({ page: String(page), ...(sort && { sort }) })
  return {
    method: 'POST',
    path: `/marketplace/products/search?${query}`,
    bearer,
    body: { search },
  }
}

async function askReady(caller: Caller, count: number) {
  const calls = Array.from({ length: count }, () => ({ method: 'GET', path: '/readyz' }))
  return timesOf(await caller.make(calls, 1))
}
