import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { anUnpaidOrder, someTraders } from '#server/payments/testing/an-unpaid-order.ts'
import { connect, type Database } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { caller, type Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { anAdministrator } from '#server/testing/listings.ts'
import { startServerProcess, type ServerProcess } from '#server/testing/server-process.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { historyRules } from '#server/verification/rules/history-rules.ts'
import { paperRules } from '#server/verification/rules/paper-rules.ts'
import { DETAILS } from './testing/a-paid-trade.ts'

/** Paid before the seller agreed, and while invoices are issued. */
const BEFORE = 60
const MEANWHILE = 60
const AT_ONCE = 8
/** After how many payments each process is killed. */
const KILLS = [7, 15, 20]
const PATIENCE_MS = 300_000
const TERMS = {
  platformFeeBps: 1000,
  paymentDeadlineHours: 72,
  offerExpiryDays: 7,
  publicUrl: 'http://localhost:3000',
}

let dataDir: string
let port: number
let bearers: { staff: string; seller: string }
let orders: number[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lotline-papers-'))
  port = await freePort()
  await withDatabase(async (db) => {
    const traders = await someTraders(db)
    bearers = {
      staff: await bearerOf(db, await anAdministrator(db)),
      seller: await bearerOf(db, traders.seller),
    }
    orders = []
    while (orders.length < BEFORE + MEANWHILE)
      orders.push((await anUnpaidOrder(db, TERMS, traders)).id)
  })
}, PATIENCE_MS)
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test(
  'no number is left out or drawn twice when the server is killed while it issues invoices',
  { timeout: PATIENCE_MS },
  async () => {
    let server = await start()
    const [staff, seller] = [caller(address(), bearers.staff), caller(address(), bearers.seller)]
    const waiting = [...orders]
    await payAll(staff, waiting.splice(0, BEFORE))
    await seller.put('/dashboard/invoice_details', { invoice_details: DETAILS })
    for (const payments of KILLS) {
      await payAll(staff, waiting.splice(0, payments))
      server.child.kill('SIGKILL')
      await once(server.child, 'exit')
      server = await start()
    }
    await payAll(staff, waiting)
    const issued = async () => (await seller.get('/dashboard/invoices?kind=invoice')).body.meta
    await eventually(issued, ({ total_count: count }) => count === orders.length, 200)
    server.child.kill('SIGTERM')
    await once(server.child, 'exit')

    await withDatabase(async (db) => {
      const { rows } = await sql<{ sequence: number }>`
        select sequence from papers where kind = 'invoice' order by sequence`.execute(db)
      expect(rows.map(({ sequence }) => sequence)).toEqual(orders.map((_, at) => at + 1))
      expect(await findViolations(db, { ...paperRules, ...historyRules })).toEqual([])
    })
  },
)

/** Staff confirm that these were paid, some at a time. */
async function payAll(staff: Caller, some: number[]) {
  const waiting = [...some]
  const payOneByOne = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const path = `/admin/purchase_orders/${id}/state_transitions`
      // A busy server has done nothing, and asks to come again.
      const { status } = await eventually(
        () => staff.post(path, { event: 'confirm_payment' }),
        (answer) => answer.status !== 503,
      )
      expect(status).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, payOneByOne))
}

async function withDatabase(work: (db: Database) => Promise<void>) {
  const embedded = await startEmbedded({ dataDir })
  await prepareDatabase(embedded.url, embedded.ownerUrl)
  const connection = connect(embedded.url)
  await work(connection.db)
  await connection.close()
  await embedded.stop()
}

const address = () => `http://localhost:${port}`

const start = (): Promise<ServerProcess> =>
  startServerProcess({
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: 'off',
    SECOND_FACTOR: 'offered',
    RATE_LIMIT_ADDRESS_FACTOR: '1000',
    CALLS_AT_ONCE: '100',
  })

async function bearerOf(db: Database, { userId }: { userId: number }) {
  const session = await db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
  return session.bearer
}
