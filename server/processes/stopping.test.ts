import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withCheckDigit } from '#market/products/upc.ts'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { upload } from '#server/imports/testing/import-of.ts'
import { startLotline } from '#server/start-lotline.ts'
import { readSettings } from '#server/settings/settings.ts'
import { caller } from '#server/testing/caller.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { aSeller } from '#server/testing/listings.ts'
import { isReady, startServerProcess } from '#server/testing/server-process.ts'

const ROWS = 10_000

let database: TestDatabase
let env: Record<string, string>
beforeEach(async () => {
  database = await freshDatabase()
  env = {
    DATABASE_URL: database.url,
    DATA_DIR: await mkdtemp(join(tmpdir(), 'lotline-stop-')),
    PORT: String(await freePort()),
    LOG_LEVEL: 'fatal',
    SECOND_FACTOR: 'offered',
  }
})
afterEach(async () => {
  await database.drop()
  await rm(env['DATA_DIR'] ?? '', { recursive: true, maxRetries: 5 })
})

test('a server told to stop says so where balancers ask, and serves on until they have turned away', async () => {
  const { address, child } = await startServerProcess({ ...env, SHUTDOWN_DELAY: '300' })
  child.kill('SIGTERM')
  await eventually(
    () => isReady(address),
    (ready) => !ready,
  )
  const answer = await fetch(`${address}/readyz`)
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }])
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  expect((await fetch(`${address}/me`)).status).toBe(401)
  // Who asks a second time does not want to wait.
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
})

test('a large import stops at its next step, and is in the queue again at once', async () => {
  const { db } = database.connection
  const lotline = await startLotline(readSettings(env), { webFolder: '/nowhere' })
  const { userId } = await aSeller(db)
  const session = await db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
  const seller = caller(lotline.address, session.bearer)
  const key = await upload(seller, aLargeFile())
  await seller.post('/imported_csvs', { key })
  const progress = () =>
    db.selectFrom('imports').select(['state', 'rowsDone']).executeTakeFirstOrThrow()
  await eventually(progress, ({ rowsDone }) => rowsDone > 0)

  await lotline.stop()
  const { state, rowsDone } = await progress()
  expect(state).toBe('importing')
  expect(rowsDone).toBeLessThan(ROWS)
  const { rows } = await sql`
    select attempts, locked_by from graphile_worker.jobs
    where task_identifier = 'import_lots' and run_at <= now()`.execute(db)
  expect(rows).toEqual([{ attempts: 0, lockedBy: null }])
  expect(await db.selectFrom('products').select('id').execute()).toHaveLength(rowsDone)

  const again = await startLotline(readSettings(env), { webFolder: '/nowhere' })
  await eventually(progress, (now) => now.state === 'complete', 100)
  expect(await db.selectFrom('products').select('id').execute()).toHaveLength(ROWS)
  await again.stop()
})

const aLargeFile = () =>
  [
    'UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
    ...Array.from(
      { length: ROWS },
      (_, at) =>
        `${withCheckDigit(String(20_000_000_000 + at))},Mug,/photos/mug/800.webp,40,20,10,7`,
    ),
  ].join('\n')
