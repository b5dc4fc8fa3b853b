import { sql } from 'kysely'
import type { Bench } from '../support/benchmark.ts'
import { deleteJobs } from '../support/delete-jobs.ts'
import { callerOf, timesOf, type Caller } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData, startServer, type Data } from '../support/site.ts'
import { accept, acceptMany, AT_ONCE, type Site } from './accept-many.ts'
import { offersOnOneLot } from './offers-under-review.ts'
import { signedInPeople, type People } from './people.ts'

/** Sellers accept: on lots of their own as fast as it goes, and all at once on one lot. */
export async function measureOffers({ keep, quick }: Bench): Promise<Report> {
  const data = await startData(keep)
  const people = await signedInPeople(data.db)
  const rounds = quick ? 3 : 5
  const accepts = quick ? 300 : 600

  const alone = await startServer(keep, data, { WORKER: 'off' })
  const caller = callerOf(keep, alone.address)
  const site = { data, people, caller }
  await acceptMany(site, accepts)
  const distinct = await repeat(rounds, async () => {
    await deleteJobs(data.asOwner)
    return acceptMany(site, accepts)
  })
  const asked = await repeat(rounds, () => askReady(caller, accepts))
  const updated = await repeat(rounds, () => updateOnce(data, people, accepts))
  await deleteJobs(data.asOwner)
  const fewWin = await repeat(4 * rounds, () => acceptRivals(site, 10))
  const allWin = await repeat(4 * rounds, () => acceptRivals(site, people.buyers.length))
  await alone.stop()

  await deleteJobs(data.asOwner)
  const mailing = await startServer(keep, data)
  const busy = { data, people, caller: callerOf(keep, mailing.address) }
  await acceptMany(busy, accepts)
  const whileMailing = await repeat(rounds, () => acceptMany(busy, accepts))

  const ready: Figure = { what: 'baseline: GET /readyz (select 1)', unit: '/s', runs: asked }
  const update: Figure = {
    what: 'baseline: a bare transaction of one update',
    unit: '/s',
    runs: updated,
  }
  const rate = { unit: '/s', goal: { of: 'median', atLeast: 300 }, baseline: update } as const
  const wait = { unit: 'ms', goal: { of: 'p99', atMost: 300 } } as const
  return {
    made: [
      `${rounds} runs of ${accepts} accepts by ${people.sellers.length} sellers over ${AT_ONCE} connections; ${4 * rounds} rounds of ${people.buyers.length} rivals.`,
      'Embedded PostgreSQL with its durable settings (synchronous_commit on).',
    ],
    figures: [
      ready,
      update,
      {
        what: 'accept, distinct lots',
        runs: distinct.map(({ perSecond }) => [perSecond]),
        ...rate,
      },
      { what: '  an answer', unit: 'ms', runs: distinct.map(({ times }) => times) },
      {
        what: 'the same while the worker sends the mails',
        runs: whileMailing.map(({ perSecond }) => [perSecond]),
        ...rate,
      },
      { what: '  an answer', unit: 'ms', runs: whileMailing.map(({ times }) => times) },
      { what: '50 rivals on one lot, 10 can win', runs: [fewWin.flat()], ...wait },
      { what: '50 rivals on one lot, all can win', runs: [allWin.flat()], ...wait },
    ],
  }
}

async function acceptRivals({ data, people, caller }: Site, winners: number) {
  const offers = await offersOnOneLot(data.db, people, winners)
  return timesOf(await caller.make(offers.map(accept), offers.length), [200, 422])
}

async function askReady(caller: Caller, count: number) {
  const calls = Array.from({ length: count }, () => ({ method: 'GET', path: '/readyz' }))
  const load = await caller.make(calls, AT_ONCE)
  timesOf(load)
  return [load.perSecond]
}

async function updateOnce({ db }: Data, { buyers }: People, count: number) {
  const waiting = Array.from(
    { length: count },
    (_, index) => buyers[index % buyers.length],
  ).values()
  const start = performance.now()
  const connections = Array.from({ length: AT_ONCE }, async () => {
    for (const buyer of waiting)
      await db.transaction().execute(async (tx) => {
        await sql`update users set full_name = full_name where id = ${buyer?.userId}`.execute(tx)
      })
  })
  await Promise.all(connections)
  return [count / ((performance.now() - start) / 1000)]
}
