import { aBuyer } from '#server/testing/listings.ts'
import { callFor, typicalMix } from '../catalogue/searches.ts'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Call, type Caller } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { bearerOf, startData, startServer } from '../support/site.ts'

const AT_ONCE = 24
const LOOKS = 100

/** One person searches without a pause, while another looks at their own account. */
export async function measureFairness({ keep, quick, lots }: Bench): Promise<Report> {
  const data = await startData(keep)
  await fillTables({ ownerUrl: data.ownerUrl, lots })
  const { address } = await startServer(keep, data)
  const greedy = {
    caller: callerOf(keep, address),
    calls: searches(await bearerOf(data.db, await aBuyer(data.db)), lots),
  }
  const bearer = await bearerOf(data.db, await aBuyer(data.db))
  const other = callerOf(keep, address)
  const look = async () => timesOf(await other.make(looks(bearer), 1))

  await look()
  const runs = await repeat(quick ? 2 : 5, async () => {
    const alone = await look()
    const searching = searchUntil(greedy)
    const beside = await look()
    return { alone, beside, searches: await searching.end() }
  })

  const alone: Figure = {
    what: 'baseline: GET /me while nobody searches',
    unit: 'ms',
    runs: runs.map((run) => run.alone),
  }
  return {
    made: [
      `${lots.toLocaleString('en-US')} lots; ${AT_ONCE} searches of one person at once in a typical mix, each with the counts of all filters; ${LOOKS} looks of another at their own account, one after the other.`,
    ],
    figures: [
      alone,
      {
        what: `GET /me beside ${AT_ONCE} searches of somebody else`,
        unit: 'ms',
        runs: runs.map((run) => run.beside),
        goal: { of: 'p95', atMost: 50 },
        baseline: alone,
      },
      { what: '  one of those searches', unit: 'ms', runs: runs.map((run) => run.searches) },
    ],
  }
}

const looks = (bearer: string) =>
  Array.from({ length: LOOKS }, (): Call => ({ method: 'GET', path: '/me', bearer }))

// As a page asks after each choice of a filter.
const searches = (bearer: string, lots: number) =>
  typicalMix(500, lots).map((search) => callFor(search, bearer, { facets: true }))

type Greedy = { caller: Caller; calls: readonly Call[] }

/** Makes the calls over and over, until it is ended; answers their times. */
function searchUntil({ caller, calls }: Greedy) {
  const ended = new AbortController()
  const times: number[] = []
  const searching = (async () => {
    while (!ended.signal.aborted)
      times.push(...timesOf(await caller.make(calls.slice(0, 2 * AT_ONCE), AT_ONCE)))
  })()
  return {
    end: async () => {
      ended.abort()
      await searching
      return times
    },
  }
}
