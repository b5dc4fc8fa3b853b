import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { baseInThread } from './base-in-thread.ts'
import { readChanges } from '../product-change-store.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await freshDatabase()
  folder = await mkdtemp(join(tmpdir(), 'lotline-search-'))
})
afterAll(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** The base is handed over before its file is written; what has its name is whole. */
const untilWritten = (file: string) =>
  vi.waitFor(() => expect(existsSync(file)).toBe(true), { timeout: 60_000 })

test('a process that starts again has the base of its file, and reads what changed since', async () => {
  const { db, url } = database.connection
  const { id: sellerId } = await aSeller(db)
  await aListedProduct(db, { sellerId, name: 'Brass lantern' })
  const options = { url, file: join(folder, 'snapshot'), leastProducts: 1 }
  const first = await baseInThread(options).load({ mayBeOlder: true })
  await untilWritten(options.file)
  const { id } = await aListedProduct(db, { sellerId, name: 'Tin lantern' })

  const again = await baseInThread(options).load({ mayBeOlder: true })
  expect(again.base.size).toBe(1)
  expect(again.from).toBe(first.from)
  const { productIds } = await readChanges(db, { from: again.from, known: new Set() })
  expect(productIds).toContain(id)

  const anew = await baseInThread(options).load({ mayBeOlder: false })
  expect(anew.base.size).toBe(2)
})

test('is read under `node --watch` too, where threads also post what they load', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { url } = database.connection
  const { base } = await baseInThread({ url, file: join(folder, 'watched') }).load({
    mayBeOlder: false,
  })
  expect(base.size).toBeGreaterThan(0)
})

test('a file from before a migration is not used', async () => {
  const { db, url } = database.connection
  const options = { url, file: join(folder, 'before'), leastProducts: 1 }
  const before = await baseInThread(options).load({ mayBeOlder: true })
  await untilWritten(options.file)
  const { id: sellerId } = await aSeller(db)
  await aListedProduct(db, { sellerId })
  const known = await baseInThread(options).load({ mayBeOlder: true })
  expect(known.base.size).toBe(before.base.size)
  await sql`update schema_migrations set sha256 = 'another' where number > 0`.execute(
    database.asOwner,
  )
  const after = await baseInThread(options).load({ mayBeOlder: true })
  expect(after.base.size).toBe(before.base.size + 1)
})
