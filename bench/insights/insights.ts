import { sql } from 'kysely'
import {
  offerColumns,
  orderColumns,
  productColumns,
  userColumns,
} from '#market/insights/insight-sorts.ts'
import { dayOf, lastWeeks } from '#market/insights/period.ts'
import { aRandomMarketplace } from '#server/insights/testing/a-random-marketplace.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Caller } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { bearerOf, startData, startServer } from '../support/site.ts'

const SECTIONS = {
  purchase_order: orderColumns,
  product: productColumns,
  user: userColumns,
  offer: offerColumns,
}
type Section = keyof typeof SECTIONS

/** Staff read lists of 100,000: every sort of every section, from the first page to the last. */
export async function measureInsights({ keep, quick }: Bench): Promise<Report> {
  const data = await startData(keep)
  const many = quick ? 5000 : 100_000
  // Three of eight offers come to an order.
  const size = { people: many / 2, lots: many, offers: Math.ceil((many * 8) / 3), days: 400 }
  await data.db.transaction().execute((tx) => aRandomMarketplace(tx, 1, size))
  await sql`vacuum analyze`.execute(data.db)
  const staff = await anAdministrator(data.db)
  const bearer = await bearerOf(data.db, staff)
  const server = await startServer(keep, data, { WORKER: 'off', SECOND_FACTOR: 'offered' })
  const ask = askerOf(callerOf(keep, server.address), bearer)

  const figures: Figure[] = []
  for (const section of sectionsOf()) {
    const last = Math.ceil((section === 'offer' ? size.offers : many) / 100)
    for (const [where, page] of Object.entries({ first: 1, middle: Math.ceil(last / 2), last }))
      figures.push({
        what: `${section}, ${where} page, every sort`,
        unit: 'ms',
        runs: await repeat(2, () => ask(pathsOf(section, page))),
        goal: { of: 'p95', atMost: 100 },
      })
    figures.push({
      what: `${section}, a search`,
      unit: 'ms',
      runs: await repeat(3, () => ask([`/admin/insights/${section}.json?search=ann7`])),
    })
  }
  const today = dayOf(new Date())
  for (const weeks of [4, 12, 52]) {
    const { from, to } = lastWeeks(weeks, today)
    figures.push({
      what: `overview of ${weeks} weeks`,
      unit: 'ms',
      runs: await repeat(5, () => ask([`/admin/insights/overview?from=${from}&to=${to}`])),
    })
  }
  figures.push({
    what: 'counts of everything',
    unit: 'ms',
    runs: await repeat(5, () => ask(['/admin/insights/counts'])),
  })
  return {
    made: [`${many} people, ${many} lots, ${size.offers} offers, about ${many} orders.`],
    figures,
  }
}

const askerOf = (caller: Caller, bearer: string) => async (paths: readonly string[]) => {
  const calls = paths.map((path) => ({ method: 'GET', path, bearer }))
  await caller.make(calls.slice(0, 1), 1)
  return timesOf(await caller.make(calls, 1))
}

const sectionsOf = () => Object.keys(SECTIONS).filter((name): name is Section => name in SECTIONS)

const pathsOf = (section: Section, page: number) =>
  SECTIONS[section].flatMap((column) =>
    ['asc', 'desc'].map(
      (direction) => `/admin/insights/${section}.json?sort=${column}_${direction}&page=${page}`,
    ),
  )
