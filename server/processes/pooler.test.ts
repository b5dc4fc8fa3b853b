import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { importOf } from '#server/imports/testing/import-of.ts'
import { startLotline } from '#server/start-lotline.ts'
import { isDatabaseAway, isDatabaseBusy } from '#server/platform/database/database-errors.ts'
import { connect } from '#server/platform/database/database.ts'
import { aPage } from '#server/platform/live/testing/a-page.ts'
import { readSettings } from '#server/settings/settings.ts'
import { aSession } from '#server/testing/a-session.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { caller, pageCaller, type Caller } from '#server/testing/caller.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { press } from '#payment-sandbox/testing/press.ts'
import { aPooler, isPoolerHere } from './testing/a-pooler.ts'

const SIZE = 5
const PASSWORD = 'lavender & tar'
const CSV = [
  'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
  '036000291452,Pooled mug,/photos/mug/800.webp,40,20,10,7',
].join('\n')

let database: TestDatabase
let pooler: Awaited<ReturnType<typeof aPooler>>
let env: Record<string, string>

beforeAll(async () => {
  if (!isPoolerHere) return
  database = await freshDatabase()
  pooler = await aPooler(database.url, { size: SIZE })
  env = {
    DATABASE_URL: database.url,
    DATABASE_POOLER_URL: pooler.url,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'lotline-pooled-')),
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_ADDRESS_FACTOR: '1000',
    CALLS_AT_ONCE: '100',
    SECOND_FACTOR: 'offered',
  }
})
afterAll(async () => {
  if (!isPoolerHere) return
  await pooler.stop()
  await database.drop()
  rmSync(env['DATA_DIR'] ?? '', { recursive: true, maxRetries: 5 })
})

const start = async (changes: Record<string, string>) => {
  const PORT = String(await freePort())
  const settings = readSettings({ ...env, PORT, WORKER: 'off', ...changes })
  return startLotline(settings, { webFolder: '/nowhere' })
}

/** A pool as a process has it for requests. */
function pooled(limits: { max?: number; statementTimeout?: number } = {}) {
  const connection = connect(pooler.url, { isPooled: true, ...limits })
  onTestFinished(() => connection.close())
  return connection.db
}

describe.skipIf(!isPoolerHere)('behind a pooler (skipped where there is no pgbouncer)', () => {
  test('two processes trade, search, import, export and tell open pages, for 50 at once', async () => {
    const worker = await startServerProcess(env)
    const second = await startServerProcess({ ...env, WORKER: 'off' })
    const { db } = database.connection
    const site = {
      db,
      as: async (user: { userId: number }) =>
        pageCaller(worker.address, (await aSession(db, user)).token),
    }

    const passwordHash = await hashPassword(PASSWORD)
    const { email } = await aBuyer(db, { passwordHash })
    const browser = await openBrowser(second.address)
    const body = { user: { email, password: PASSWORD } }
    expect((await browser.send('POST', '/login', { body })).status).toBe(200)
    expect((await browser.send('GET', '/me')).body.email).toBe(email)

    const deal = await aDeal(site)
    const { token } = await aSession(db, deal.buyerUser)
    const page = await aPage(`${second.address.replace('http', 'ws')}/cable`, {
      headers: { cookie: `bearer_token=${token}` },
      origin: second.address,
    })
    expect(await page.next()).toMatchObject({ type: 'welcome' })
    const [answer, channel] = await page.subscribe('OffersChannel', deal.buyerUser.userId)
    expect(answer).toMatchObject({ type: 'confirm_subscription' })

    const accepted = await deal.seller.put(`/offers/${deal.offerId}/accept`)
    expect(accepted.status).toBe(200)
    expect(await page.next()).toMatchObject({ identifier: channel })
    const orderId: string = accepted.body.data.attributes.purchase_order_id
    const { body: checkout } = await deal.buyer.post(`/purchase_orders/${orderId}/payment`)
    await press(worker, checkout.url, 'Pay')
    const order = `/marketplace/purchase_orders/${orderId}`
    const seen = () => deal.buyer.get(order)
    await eventually(seen, (now) => now.body.data.attributes.status === 'awaiting_shipment')

    expect(await importOf(deal.seller, CSV)).toMatchObject({ imported_count: 1 })
    const exported = await deal.seller.get('/products/export')
    expect(String(exported.body)).toContain('Pooled mug')
    const { bearer } = await aSession(db, deal.buyerUser)
    for (const { address } of [worker, second])
      await eventually(
        () => found(caller(address, bearer), 'pooled mug'),
        (names) => names.includes('Pooled mug'),
      )

    expect(await fiftyOffers([worker.address, second.address])).toEqual(new Set([201, 200]))
    expect(await connectionsOfPooler()).toEqual(asOpened)
  }, 240_000)

  test('a statement that takes too long is ended, and nobody keeps the limits of another', async () => {
    const [one, other] = [pooled({ max: 1 }), pooled({ max: SIZE, statementTimeout: 60_000 })]
    await other.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '10min'`.execute(tx)
      await sql`select 1`.execute(tx)
    })
    const failure = await sql`select pg_sleep(600)`.execute(one).catch((error: unknown) => error)
    expect(isDatabaseBusy(failure)).toBe(true)
    expect(await connectionsOfPooler()).toEqual(asOpened)
  })

  test('who has to wait for too long is told to come again', async () => {
    const small = await aPooler(database.url, { size: 1 })
    onTestFinished(() => small.stop())
    const [holder, waiting] = [small, small].map(({ url }) => {
      const connection = connect(`${url}?query_timeout=200`, { isPooled: true })
      onTestFinished(() => connection.close())
      return connection.db
    })
    const failure = await holder?.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      return waiting && sql`select 1`.execute(waiting).catch((error: unknown) => error)
    })
    expect(isDatabaseAway(failure)).toBe(true)
  })

  test('a process is refused whose own address is the pooler’s', async () => {
    const changes = { DATABASE_URL: pooler.url, DATABASE_POOLER_URL: '' }
    await expect(start(changes)).rejects.toThrow(
      'DATABASE_URL leads to a pooler that hands connections on after each transaction',
    )
  })

  test('a process is refused whose pooler leads to another database', async () => {
    const another = await freshDatabase()
    onTestFinished(() => another.drop())
    await expect(start({ DATABASE_URL: another.url })).rejects.toThrow(
      'DATABASE_POOLER_URL leads to another database than DATABASE_URL.',
    )
  })

  test('a process is refused whose pooler opens connections without limits', async () => {
    const lax = await aPooler(database.url, { isLimited: false })
    onTestFinished(() => lax.stop())
    await expect(start({ DATABASE_POOLER_URL: lax.url })).rejects.toThrow(
      /without idle_in_transaction_session_timeout, lock_timeout, statement_timeout.*: a lock could be held/,
    )
  })

  test('a pooler that gives each client a connection of its own is PostgreSQL itself to us', async () => {
    const own = await aPooler(database.url, { size: 40, mode: 'session' })
    onTestFinished(() => own.stop())
    const lotline = await start({ DATABASE_URL: own.url, DATABASE_POOLER_URL: '' })
    expect((await fetch(`${lotline.address}/readyz`)).status).toBe(200)
    await lotline.stop()
  })
})

async function found(buyer: Caller, query: string): Promise<string[]> {
  const { body } = await buyer.post('/marketplace/products/search', { search: { query } })
  return body.products.map(({ name }: { name: string }) => name)
}

/** Fifty buyers draft, send and read an offer at once; answers the statuses they got. */
async function fiftyOffers(addresses: string[]) {
  const { db } = database.connection
  const lot = await aListedProduct(db, { units: 10_000 })
  const line = { product_id: lot.id, quantity: 2, unit_price: 900 }
  const buyers = await Promise.all(
    Array.from({ length: 50 }, async (_, at) => {
      const { bearer } = await aSession(db, await aBuyer(db))
      return caller(addresses[at % addresses.length] ?? '', bearer)
    }),
  )
  const statuses = await Promise.all(
    buyers.map(async (buyer) => {
      const drafted = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
      const sent = await buyer.put(`/offers/${drafted.body.data.id}/submit`, {})
      return [drafted.status, sent.status, (await buyer.get('/offers')).status]
    }),
  )
  return new Set(statuses.flat())
}

const asOpened = Array.from({ length: SIZE }, () => ({
  limits: '5s, 3s, 10s',
  statements: 0,
  channels: 0,
  locks: 0,
}))

/** What is on each of the connections that the pooler hands on; all of them are held for a moment. */
async function connectionsOfPooler() {
  const db = pooled({ max: SIZE })
  const all = Promise.withResolvers<void>()
  let held = 0
  return Promise.all(
    Array.from({ length: SIZE }, () =>
      db.transaction().execute(async (tx) => {
        const { rows } = await sql`
          select concat_ws(', ', current_setting('statement_timeout'), current_setting('lock_timeout'),
              current_setting('idle_in_transaction_session_timeout')) as limits,
            (select count(*) from pg_prepared_statements) as statements,
            (select count(*) from pg_listening_channels()) as channels,
            (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`.execute(
          tx,
        )
        if (++held === SIZE) all.resolve()
        await all.promise
        return rows[0]
      }),
    ),
  )
}
