import { MOST_MANIFEST_ROWS } from '#market/manifests/manifest-limits.ts'
import { manyRows, putManifest } from '#server/manifests/testing/a-manifest.ts'
import { caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Call } from '../support/load.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { buildWeb } from '../support/build-web.ts'
import { bearerOf, startData, startServer } from '../support/site.ts'
import { firstPaints } from './first-paints.ts'

const CALLS = 100
const ROWS = MOST_MANIFEST_ROWS.toLocaleString('en-US')

/** A seller sends a full manifest, and a buyer reads the lot's page and looks through its rows. */
export async function measureManifests({ keep, quick }: Bench): Promise<Report> {
  await buildWeb()
  const data = await startData(keep)
  const owner = await aSeller(data.db)
  const lot = () => aListedProduct(data.db, { sellerId: owner.id, units: 1 })
  const [plain, mixed] = [await lot(), await lot()]
  const { address } = await startServer(keep, data)
  const seller = caller(address, await bearerOf(data.db, owner))
  const reader = await aBuyer(data.db)
  const bearer = await bearerOf(data.db, reader)
  const other = await bearerOf(data.db, await aBuyer(data.db))
  const buyer = callerOf(keep, address)
  const csv = manyRows(MOST_MANIFEST_ROWS)
  const ask = async (paths: readonly string[], who = bearer) =>
    timesOf(
      await buyer.make(
        paths.map((path): Call => ({ method: 'GET', path, bearer: who })),
        1,
      ),
    )
  const rows = (query: string) => `${page(mixed.id)}/manifest?${query}`
  const each = (queries: readonly string[]) =>
    Array.from({ length: CALLS }, (_, at) => rows(queries[at % queries.length] ?? ''))

  const runs = await repeat(quick ? 2 : 5, async () => {
    const before = await ask(Array<string>(CALLS).fill('/me'), other)
    const start = performance.now()
    const taking = putManifest(seller, mixed.id, csv).then(({ status }) => {
      if (status !== 200) throw new Error(`The manifest was answered with ${status}`)
      return performance.now() - start
    })
    const beside = await ask(Array<string>(CALLS).fill('/me'), other)
    return {
      before,
      taken: await taking,
      beside,
      plain: await ask(Array<string>(CALLS).fill(page(plain.id))),
      mixed: await ask(Array<string>(CALLS).fill(page(mixed.id))),
      searched: await ask(each(SEARCHES)),
      sorted: await ask(each(PAGES)),
    }
  })

  const where = { data, address, user: reader }
  const rounds = { rounds: quick ? 2 : 5, loads: quick ? 5 : 10 }
  const painted = await firstPaints(keep, where, { ...rounds, plain, mixed })

  const figure = (what: string, of: keyof (typeof runs)[number]): Figure => ({
    what,
    unit: 'ms',
    runs: runs.map((run) => [run[of]].flat()),
  })
  const paint = (what: string, of: 'plain' | 'mixed', which: 'first' | 'largest'): Figure => ({
    what,
    unit: 'ms',
    runs: painted.map((run) => run.map((paints) => paints[of][which])),
  })
  const first = paint('baseline: first paint of an ordinary lot’s page', 'plain', 'first')
  const largest = paint('baseline: its largest paint', 'plain', 'largest')
  const before = figure('baseline: GET /me while no manifest is taken in', 'before')
  const ordinary = figure('baseline: an ordinary lot, as its page reads it', 'plain')
  return {
    made: [
      `A manifest of ${ROWS} rows in ${Buffer.byteLength(csv).toLocaleString('en-US')} bytes, from its first byte sent until it is taken in; ${CALLS} calls of each kind, one after the other.`,
      'Paints in Chromium, signed in as a buyer, by turns; scripts and styles are in its cache.',
    ],
    figures: [
      { ...figure(`taking in ${ROWS} rows`, 'taken'), goal: { of: 'median', atMost: 5000 } },
      before,
      {
        ...figure('GET /me of somebody else meanwhile', 'beside'),
        goal: { of: 'p95', atMost: 50 },
        baseline: before,
      },
      ordinary,
      { ...figure('a mixed lot, as its page reads it', 'mixed'), baseline: ordinary },
      {
        ...figure(`a search among ${ROWS} rows`, 'searched'),
        goal: { of: 'p95', atMost: 100 },
      },
      {
        ...figure('a page of them in another order', 'sorted'),
        goal: { of: 'p95', atMost: 100 },
      },
      ...(painted.length > 0
        ? [
            first,
            { ...paint('first paint of a mixed lot’s page', 'mixed', 'first'), baseline: first },
            largest,
            { ...paint('its largest paint', 'mixed', 'largest'), baseline: largest },
          ]
        : []),
    ],
  }
}

const page = (id: number) => `/marketplace/products/${id}`

const SEARCHES = [
  'search=candle',
  'search=brass+frame',
  'search=19999',
  'search=open+box',
  'search=no+such+thing',
  'search=garden&sort=msrp_desc&page=20',
  'search=e',
]
const PAGES = ['page=1', 'page=200', 'sort=name&page=100', 'sort=msrp_desc', 'sort=condition_desc']
