import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { connect, type Database } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { startServerProcess } from '#server/testing/server-process.ts'

const OFFERS = 48
const AT_ONCE = 16
const KILL_AFTER = 20
const HALF_WRITTEN = '0b7a4f0e-8a55-4c08-9e7f-3f1f5a3c9d11'
// On a busy machine, starting a server and its database is slow.
const PATIENCE_MS = 300_000

let dataDir: string
let port: number
let bearers: { buyer: string; seller: string }
let productIds: number[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lotline-crash-'))
  port = await freePort()
  const embedded = await startEmbedded({ dataDir })
  await prepareDatabase(embedded.url, embedded.ownerUrl)
  const connection = connect(embedded.url)
  const { db } = connection
  const [buyer, seller] = [await aBuyer(db), await aSeller(db)]
  bearers = { buyer: await bearerOf(db, buyer), seller: await bearerOf(db, seller) }
  const lots = Array.from({ length: OFFERS }, () =>
    aListedProduct(db, { sellerId: seller.id, units: 10 }),
  )
  productIds = (await Promise.all(lots)).map(({ id }) => id)
  await connection.close()
  await embedded.stop()
}, PATIENCE_MS)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test(
  'no acknowledged accept is lost when the server is killed in the middle of many',
  { timeout: PATIENCE_MS },
  async () => {
    const first = await start()
    const buyer = caller(address(), bearers.buyer)
    const offers: Sent[] = []
    for (const id of productIds) offers.push(await offerOn(buyer, id))

    const acknowledged: string[] = []
    const seller = caller(address(), bearers.seller)
    const died = once(first, 'exit')
    const waiting = [...offers]
    const acceptOneByOne = async () => {
      for (let sent = waiting.pop(); sent && !first.killed; sent = waiting.pop()) {
        const { id, revision } = sent
        const answer = await seller.put(`/offers/${id}/accept`, { revision }).catch(() => undefined)
        if (answer?.status !== 200) continue
        acknowledged.push(answer.body.data.attributes.purchase_order_id)
        if (acknowledged.length === KILL_AFTER) first.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, acceptOneByOne))
    expect(first.killed).toBe(true)
    await died
    expect(acknowledged.length).toBeLessThan(OFFERS)

    // As left by an upload in progress.
    await mkdir(join(dataDir, 'drafts'), { recursive: true })
    await writeFile(join(dataDir, 'drafts', HALF_WRITTEN), 'half')
    const second = await start()
    expect(await readdir(join(dataDir, 'drafts'))).toEqual([])
    const { body } = await seller.get('/marketplace/purchase_orders?per_page=500')
    const kept = new Set(body.data.map(({ id }: { id: string }) => id))
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    await expectNothingHalfDone(seller, kept.size)
    second.kill('SIGTERM')
    await once(second, 'exit')
  },
)

/** Every order has its accepted offer and exactly its units gone. */
async function expectNothingHalfDone(seller: Caller, orders: number) {
  const { body } = await seller.get('/offers?per_page=500')
  const states = body.data.map(
    ({ attributes }: { attributes: { state: string } }) => attributes.state,
  )
  expect(states.filter((state: string) => state === 'accepted')).toHaveLength(orders)
  const sold = body.included.filter(
    ({ attributes }: { attributes: { product: { units: number } } }) =>
      attributes.product.units === 5,
  )
  expect(sold).toHaveLength(orders)
}

type Sent = { id: string; revision: number }

async function offerOn(buyer: Caller, productId: number): Promise<Sent> {
  const line = { product_id: productId, quantity: 5, unit_price: 900 }
  const { body } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const sent = await buyer.put(`/offers/${body.data.id}/submit`)
  return { id: body.data.id, revision: sent.body.data.attributes.revision }
}

const address = () => `http://localhost:${port}`

const start = async () => (await startServerProcess(env())).child

const env = () => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  DEMO: 'off',
  RATE_LIMIT_ADDRESS_FACTOR: '1000',
  CALLS_AT_ONCE: '100',
})

async function bearerOf(db: Database, { userId }: { userId: number }) {
  const session = await db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
  return session.bearer
}
