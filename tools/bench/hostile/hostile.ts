import * as fc from 'fast-check'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { hostileFile } from '#server/imports/testing/hostile-files.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { WebSocket } from 'ws'
import { anAddress, putFile } from '#server/uploads/testing/sending.ts'
import { brokenPictures } from '#server/uploads/testing/broken-pictures.ts'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import { memoryOf } from '#server/testing/memory-of.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { bearerOf, sessionOf, startData, startServer, type Data } from '../support/site.ts'

const CALLS = 200
const FILES = 500
const AT_ONCE = 4
const ONE_LOT = 'UPC,Product Name\n036000291452,Honest lot\n'
const ALONE = 20
const IMPORT = "  another seller's import of one row meanwhile"
const CABLE = '/cable'

type Kind = {
  what: string
  calls?: number
  /** Of the p95 of another seller's import meanwhile, in milliseconds. */
  importGoal?: number
  call: (at: number) => Promise<unknown>
}

/** What a process weighs after many hostile calls of each kind, and how long another seller's import of one row takes meanwhile. */
export async function measureHostile({ keep, quick, lots }: Bench): Promise<Report> {
  const data = await startData(keep)
  await fillTables({ ownerUrl: data.ownerUrl, lots })
  const { address, process } = await startServer(keep, data)
  const kinds = await hostileKinds(data, address)
  const weigh = () => memoryOf(process.pid ?? 0)
  const other = caller(address, await bearerOf(data.db, await aSeller(data.db)))

  await importOf(other, ONE_LOT)
  const alone = await repeat(ALONE, () => timeOf(() => importOf(other, ONE_LOT)))
  const before = await weigh()
  const figures: Figure[] = []
  for (const { what, call, ...kind } of kinds) {
    const calls = quick ? 20 : (kind.calls ?? CALLS)
    const imports: number[] = []
    // Twice, as what keeps growing grows in the second half too.
    const [half = 0, whole = 0] = await repeat(2, async (round) => {
      const ended = new AbortController()
      const importing = importUntil(other, ended.signal)
      await makeAll(calls / 2, (at) => call((round * calls) / 2 + at))
      ended.abort()
      imports.push(...(await importing))
      return weigh()
    })
    figures.push(
      { what: `memory after ${calls / 2} ${what}`, unit: 'MB', runs: [[half]] },
      { what: `  and after ${calls}`, unit: 'MB', runs: [[whole]] },
      {
        what: IMPORT,
        unit: 'ms',
        runs: [imports],
        ...(kind.importGoal && { goal: { of: 'p95', atMost: kind.importGoal } }),
      },
    )
  }
  return {
    made: [
      `${lots.toLocaleString('en-US')} lots; hostile calls, ${AT_ONCE} at once, one kind after the other in one process; what Linux says the process and its children hold.`,
    ],
    figures: [
      { what: 'memory before', unit: 'MB', runs: [[before]] },
      { what: `  an import of one row while nothing else happens`, unit: 'ms', runs: [alone] },
      ...figures,
    ],
  }
}

async function makeAll(count: number, call: (at: number) => Promise<unknown>) {
  const waiting = Array.from({ length: count }, (_, at) => at).values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const at of waiting) await call(at)
    }),
  )
}

/** Imports a file of one row over and over; answers how long each took. */
async function importUntil(seller: Caller, signal: AbortSignal) {
  const times: number[] = []
  while (!signal.aborted) {
    times.push(await timeOf(() => importOf(seller, ONE_LOT)))
  }
  return times
}

async function timeOf(act: () => Promise<unknown>) {
  const start = performance.now()
  await act()
  return performance.now() - start
}

async function hostileKinds(data: Data, address: string): Promise<Kind[]> {
  const { db } = data
  const pictures = await brokenPictures(CALLS)
  const files = fc.sample(hostileFile, FILES)
  const seller = caller(address, await bearerOf(db, await aSeller(db)))
  const person = await aBuyer(db)
  const buyer = caller(address, await bearerOf(db, person))
  const { token } = await sessionOf(db, person)
  const lot = await aListedProduct(db)
  return [
    {
      what: 'imports of generated hostile files, each of another seller',
      calls: FILES,
      importGoal: 3000,
      call: async (at) => {
        const owner = caller(address, await bearerOf(db, await aSeller(db)))
        return importOf(owner, files[at % files.length]?.bytes ?? '')
      },
    },
    {
      what: 'broken pictures',
      call: async (at) => sendPicture(seller, pictures[at % pictures.length] ?? Buffer.alloc(0)),
    },
    {
      what: 'searches for many long words, with every count',
      call: (at) =>
        buyer.post(searchProducts.path, {
          search: { query: `${at} ${'quite a long word '.repeat(10)}`.slice(0, 200) },
          facets: true,
        }),
    },
    {
      what: 'searches that ask to be kept by a key',
      call: (at) =>
        buyer.post(searchProducts.path, { facets: true }, { 'Idempotency-Key': `kept-${at}` }),
    },
    {
      what: 'bodies of half a megabyte that mean nothing',
      call: () => buyer.post('/offer_products', { offer_product: { note: 'x'.repeat(500_000) } }),
    },
    {
      what: 'drawn pages of one person',
      call: (at) =>
        fetch(`${address}/all_products?page=${at}`, {
          headers: { Accept: 'text/html', Cookie: `bearer_token=${token}` },
        }).then((page) => page.arrayBuffer()),
    },
    {
      what: 'lines put into the cart at a cent',
      call: () =>
        buyer.post('/offer_products', {
          offer_product: { product_id: lot.id, quantity: 1, unit_price: 1 },
        }),
    },
    { what: 'sockets that send without end', call: () => flood(address, token) },
  ]
}

async function sendPicture(seller: Caller, picture: Buffer) {
  const { address } = await anAddress(seller)
  return putFile(address, picture)
}

/** Sends until the server ends it. */
async function flood(address: string, token: string) {
  const socket = new WebSocket(address.replace('http', 'ws') + CABLE, ['actioncable-v1-json'], {
    headers: { cookie: `bearer_token=${token}`, origin: address },
  })
  const closed = new Promise((done) => socket.on('close', done).on('error', done))
  await new Promise((done) => socket.on('open', done).on('error', done))
  while (socket.readyState === socket.OPEN)
    await new Promise((done) => socket.send('['.repeat(100_000), done))
  await closed
}
