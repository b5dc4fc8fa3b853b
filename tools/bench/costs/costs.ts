import { readFileSync } from 'node:fs'
import { callFor, typicalMix } from '../catalogue/searches.ts'
import { fillTables } from '../fill/fill-tables.ts'
import { offersOnOwnLots } from '../offers/offers-under-review.ts'
import { signedInPeople, type Person } from '../offers/people.ts'
import type { Bench } from '../support/benchmark.ts'
import { deleteJobs } from '../support/delete-jobs.ts'
import { callerOf, timesOf, type Call } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData, startServer, type Data } from '../support/site.ts'
import { workOf } from '../support/work-of.ts'

const AT_ONCE = 16

type Kind = { what: string; calls: () => Promise<Call[]> | Call[] }
type Cost = { server: number; database: number }

/** What one call costs the process that answers it and PostgreSQL, in time of a core: how many a machine bears follows from it. */
export async function measureCosts({ keep, quick, lots }: Bench): Promise<Report> {
  const data = await startData(keep)
  await fillTables({ ownerUrl: data.ownerUrl, lots })
  const people = await signedInPeople(data.db)
  const everybody = [...people.buyers, ...people.sellers]
  const server = await startServer(keep, data, { WORKER: 'off', CALLS_AT_ONCE: '100' })
  const caller = callerOf(keep, server.address)
  const serverPid = server.process.pid ?? 0
  const databasePid = postmasterOf(data)
  const count = quick ? 500 : 3000
  const searches = (buyers: readonly Person[]) =>
    typicalMix(count, lots).map((search, at) =>
      callFor(search, buyers[at % buyers.length]?.bearer ?? ''),
    )
  const get = (path: string, who: readonly Person[]) =>
    Array.from({ length: count }, (_, at): Call => ({
      method: 'GET',
      path,
      bearer: who[at % who.length]?.bearer ?? '',
    }))
  const kinds: Kind[] = [
    { what: 'GET /readyz', calls: () => get('/readyz', everybody) },
    { what: 'GET /me: who calls', calls: () => get('/me', everybody) },
    { what: 'a search', calls: () => searches(people.buyers) },
    { what: 'the list of offers', calls: () => get('/offers', everybody) },
    {
      what: 'an accept',
      calls: async () => {
        await deleteJobs(data.asOwner)
        const offers = await offersOnOwnLots(data.db, people, count / 5)
        return offers.map(({ id, seller }) => ({
          method: 'PUT',
          path: `/offers/${id}/accept`,
          bearer: seller.bearer,
          body: { revision: 1 },
        }))
      },
    },
  ]
  const costs = new Map<string, Cost[]>(kinds.map(({ what }) => [what, []]))
  // The first round warms up.
  await repeat(quick ? 3 : 6, async (round) => {
    for (const { what, calls } of kinds) {
      const cost = await costOf(await calls())
      if (round > 0) costs.get(what)?.push(cost)
    }
  })

  return {
    made: [
      `${lots.toLocaleString('en-US')} lots; ${count} calls of each kind (accepts a fifth of it), over ${AT_ONCE} connections; what Linux counted for the process and for all of PostgreSQL.`,
      'No mails are sent meanwhile. Time of a core, not of a clock: other work on the machine changes it little.',
    ],
    figures: kinds.flatMap(({ what }): Figure[] => {
      const runs = costs.get(what) ?? []
      return [
        { what, unit: 'ms', runs: runs.map((cost) => [cost.server]) },
        { what: '  of PostgreSQL', unit: 'ms', runs: runs.map((cost) => [cost.database]) },
      ]
    }),
  }

  async function costOf(calls: readonly Call[]): Promise<Cost> {
    const [ofServer, ofDatabase] = await works()
    timesOf(await caller.make(calls, AT_ONCE))
    const [thenOfServer, thenOfDatabase] = await works()
    return {
      server: (thenOfServer - ofServer) / calls.length,
      database: (thenOfDatabase - ofDatabase) / calls.length,
    }
  }

  function works() {
    return Promise.all([workOf(serverPid), workOf(databasePid)])
  }
}

function postmasterOf({ folder }: Data): number {
  return Number(readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0])
}
