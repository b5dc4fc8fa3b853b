import { sql } from 'kysely'
import { MOST_PRODUCTS } from '#market/imports/import-limits.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import { caller } from '#server/testing/caller.ts'
import { aBuyer, aSeller } from '#server/testing/listings.ts'
import { typicalMix } from '../catalogue/searches.ts'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import { callerOf, timesOf, type Call, type Caller } from '../support/load.ts'
import { memoryTaken } from '../support/memory-taken.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import type { Server } from '../support/process.ts'
import { bearerOf, startData, startServer, type Data } from '../support/site.ts'
import { fileOfLots, otherWorkbookOfLots, workbookOfLots } from './file-of-lots.ts'

// Few enough that the machine is not full before an import begins.
const AT_ONCE = 2
const BEFORE = 100

/** Sellers import as much as a file may hold, while buyers search. */
export async function measureImport({ keep, quick, lots }: Bench): Promise<Report> {
  const data = await startData(keep)
  await fillTables({ ownerUrl: data.ownerUrl, lots })
  const server = await startServer(keep, data)
  const { address } = server
  const pid = server.process.pid ?? 0
  const bearer = await bearerOf(data.db, await aBuyer(data.db))
  const buyers = { caller: callerOf(keep, address), calls: searches(bearer, lots) }
  const csv = fileOfLots(MOST_PRODUCTS)
  const workbook = await workbookOfLots(MOST_PRODUCTS)
  const ods = otherWorkbookOfLots('ods', MOST_PRODUCTS)
  const xls = otherWorkbookOfLots('xls', MOST_PRODUCTS)
  const rounds = quick ? 2 : 5

  await search(buyers, BEFORE)
  const runs = await repeat(rounds, async () => {
    const owner = await aSeller(data.db)
    const seller = caller(address, await bearerOf(data.db, owner))
    const before = await search(buyers, BEFORE)
    const alone = await measured(pid, () => importOf(seller, csv).then(expectWhole))
    const again = await measured(pid, () => importOf(seller, csv).then(expectWhole))
    const other = caller(address, await bearerOf(data.db, await aSeller(data.db)))
    const crowded = await searchWhile(buyers, () => importOf(other, csv).then(expectWhole))
    const asWorkbook = await importedBy(server, data, workbook)
    const asOds = await importedBy(server, data, ods)
    const asXls = await importedBy(server, data, xls)
    const fourth = caller(address, await bearerOf(data.db, await aSeller(data.db)))
    const beside = await searchWhile(buyers, () => importOf(fourth, workbook).then(expectWhole))
    const copied = await timeOf(() => copyLots(data, owner.id))
    return { before, alone, again, crowded, asWorkbook, asOds, asXls, beside, copied }
  })

  const copied: Figure = {
    what: `baseline: ${MOST_PRODUCTS.toLocaleString('en-US')} lots copied by PostgreSQL in one statement`,
    unit: 'ms',
    runs: runs.map((run) => [run.copied]),
  }
  const before: Figure = {
    what: 'baseline: search while nothing is imported',
    unit: 'ms',
    runs: runs.map((run) => run.before),
  }
  return {
    made: [
      `${rounds} runs of a file of ${MOST_PRODUCTS.toLocaleString('en-US')} lots in ${Buffer.byteLength(csv).toLocaleString('en-US')} bytes, from its first byte sent to "Import is complete"; photos lie in our own storage.`,
      `${lots.toLocaleString('en-US')} lots were there before; searches in a typical mix over ${AT_ONCE} connections.`,
    ],
    figures: [
      copied,
      {
        what: 'import',
        unit: 'ms',
        runs: runs.map((run) => [run.alone.ms]),
        goal: { of: 'median', atMost: 5000 },
        baseline: copied,
      },
      {
        what: '  of the same file again',
        unit: 'ms',
        runs: runs.map((run) => [run.again.ms]),
        goal: { of: 'median', atMost: 2000 },
      },
      {
        what: `import of the same lots as .xlsx, ${workbook.length.toLocaleString('en-US')} bytes`,
        unit: 'ms',
        runs: runs.map((run) => [run.asWorkbook.ms]),
        goal: { of: 'median', atMost: 8000 },
        baseline: copied,
      },
      {
        what: `  as .ods, ${ods.length.toLocaleString('en-US')} bytes`,
        unit: 'ms',
        runs: runs.map((run) => [run.asOds.ms]),
        baseline: copied,
      },
      {
        what: `  as .xls, ${xls.length.toLocaleString('en-US')} bytes`,
        unit: 'ms',
        runs: runs.map((run) => [run.asXls.ms]),
        baseline: copied,
      },
      {
        what: '  while buyers search',
        unit: 'ms',
        runs: runs.map((run) => [run.crowded.ms]),
        baseline: copied,
      },
      ...memoryOf(runs),
      before,
      {
        what: 'search while a file is imported',
        unit: 'ms',
        runs: runs.map((run) => run.crowded.times),
        baseline: before,
      },
      {
        what: 'search while a workbook is imported',
        unit: 'ms',
        runs: runs.map((run) => run.beside.times),
        baseline: before,
      },
    ],
  }
}

async function importedBy({ address, process }: Server, { db }: Data, file: Uint8Array) {
  const seller = caller(address, await bearerOf(db, await aSeller(db)))
  return measured(process.pid ?? 0, () => importOf(seller, file).then(expectWhole))
}

type Measured = { ms: number; taken: number }

async function measured(pid: number, act: () => Promise<void>): Promise<Measured> {
  let ms = 0
  const taken = await memoryTaken(pid, async () => {
    ms = await timeOf(act)
  })
  return { ms, taken }
}

type Memory = Record<'alone' | 'again' | 'asWorkbook' | 'asOds' | 'asXls', Measured>

const memoryOf = (runs: readonly Memory[]): Figure[] =>
  (
    [
      ['alone', 'memory of the server that an import takes, at its peak'],
      ['again', '  of the same file again'],
      ['asWorkbook', '  of the .xlsx'],
      ['asOds', '  of the .ods'],
      ['asXls', '  of the .xls'],
    ] as const
  ).map(([name, what]) => ({ what, unit: 'MB', runs: runs.map((run) => [run[name].taken]) }))

type Buyers = { caller: Caller; calls: readonly Call[] }

const searches = (bearer: string, lots: number): Call[] =>
  typicalMix(500, lots).map(({ page, sort, search: wanted }) => ({
    method: 'POST',
    path: `/marketplace/products/search?${new URLSearchParams({ page: String(page), ...(sort && { sort }) })}`,
    bearer,
    body: { search: wanted },
  }))

const search = async ({ caller: buyer, calls }: Buyers, count: number) =>
  timesOf(await buyer.make(calls.slice(0, count), AT_ONCE))

async function searchWhile(buyers: Buyers, act: () => Promise<void>) {
  const times: number[] = []
  const acted = new AbortController()
  const acting = timeOf(act).finally(() => acted.abort())
  while (!acted.signal.aborted) times.push(...(await search(buyers, 2 * AT_ONCE)))
  return { ms: await acting, times }
}

async function timeOf(act: () => Promise<void>) {
  const start = performance.now()
  await act()
  return performance.now() - start
}

function expectWhole({ imported_count, message }: { imported_count: number; message: string }) {
  if (imported_count !== MOST_PRODUCTS)
    throw new Error(`${message}, with ${imported_count} of ${MOST_PRODUCTS} products`)
}

/** The same lots once more, for another seller, and gone again. */
async function copyLots({ db }: Data, sellerId: number) {
  const { id } = await aSeller(db)
  await sql`
    insert into products (seller_id, name, upc, sku, style_number, description, photos, category, gender,
      msrp_cents, wholesale_cents, seller_price_cents, length, width, height, weight, provisional)
    select ${id}, name, upc, sku, style_number, description, photos, category, gender,
      msrp_cents, wholesale_cents, seller_price_cents, length, width, height, weight, provisional
    from products where seller_id = ${sellerId}`.execute(db)
}
