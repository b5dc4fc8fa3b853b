import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBackup } from '#server/backups/check-backup.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { writeBackup } from '#server/backups/write-backup.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { boundlessSpace } from '#server/platform/storage/free-space.ts'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { restoreContents } from './contents/restore-contents.ts'
import { EARLIER, earlierMigrations } from './earlier-migrations.ts'
import {
  expectMigrated,
  isBehindItsCode,
  migrate,
  migrateAsBackup,
  readApplied,
} from './migrate.ts'
import type { Applied } from './migrations.ts'
import { prepareDatabase } from './prepare-database.ts'
import { recordedAs } from './squashed-history.ts'
import { describeCatalogue } from './testing/describe-catalogue.ts'
import { describeSchema } from './testing/describe-schema.ts'
import { withClient } from './with-client.ts'

/** How many files commit d1d2217f had, from which 1.0.0-beta.1 was made. */
const OF_THE_BETA = 54
const progress = { add() {}, end() {} }
const earlier = earlierMigrations()
const filesOf = (migrations: Applied[]) =>
  migrations.map(({ number, name, sha256 }) => ({ number, name, sha256 }))

type Shape = { schema: string; catalogue: string[]; applied: Applied[] }
let scratch: string
let today: Shape
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'lotline-earlier-'))
  const database = await emptyDatabase()
  await migrate(database.ownerUrl)
  today = await shapeOf(database)
  await database.drop()
})
afterAll(() => rm(scratch, { recursive: true }))

let old: TestDatabase
beforeEach(async () => {
  old = await emptyDatabase()
})
afterEach(() => old.drop())

const shapeOf = ({ ownerUrl }: TestDatabase) =>
  withClient(ownerUrl, async (client) => ({
    schema: await describeSchema(client),
    catalogue: await describeCatalogue(client),
    applied: await readApplied(client),
  }))

const asThen = (files: number) => migrateAsBackup(old.ownerUrl, earlier.slice(0, files))

async function rowsOf({ ownerUrl }: TestDatabase, query: string): Promise<unknown[]> {
  const { rows } = await withClient(ownerUrl, (client) => client.query<object>(query))
  return rows
}

/** A buyer, a lot and an order, as 1.0.0-beta.1 kept them. */
async function withAnOrder() {
  await asThen(OF_THE_BETA)
  const shipTo = {
    name: 'From before',
    line1: '9 Pier Road',
    city: 'Reno',
    state: 'Nevada',
    postal_code: '89501',
    country: 'USA',
  }
  await aBuyer(old.connection.db, { name: 'From before', shipTo })
  await aListedProduct(old.connection.db, { name: 'Old lot', units: 7 })
  await withClient(old.ownerUrl, (client) =>
    client.query(`
      insert into offers (buyer_id, seller_id, state, revision)
        select b.id, s.id, 'accepted', 1 from buyers b, sellers s;
      insert into offer_lines (offer_id, product_id, quantity, unit_price_cents)
        select o.id, p.id, 2, 900 from offers o, products p;
      insert into purchase_orders
        (offer_id, buyer_id, seller_id, total_cents, fee_bps, fee_cents, ship_to, payment_due_at)
        select o.id, b.id, o.seller_id, 1800, 1000, 180, b.ship_to, now()
        from offers o join buyers b on b.id = o.buyer_id;
      insert into purchase_order_lines
        (purchase_order_id, product_id, name, upc, quantity, unit_cents, total_cents, fee_cents)
        select o.id, p.id, p.name, p.upc, 2, 900, 1800, 180 from purchase_orders o, products p;
      insert into purchase_order_events (purchase_order_id, event, to_status, party)
        select id, 'accept', status, 'seller' from purchase_orders`),
  )
}

/** What stays as it was. */
const kept = async (database: TestDatabase) => ({
  users: await rowsOf(database, 'select id, email, full_name, status from users order by id'),
  products: await rowsOf(database, 'select id, seller_id, name, upc, units from products'),
  moves: await rowsOf(database, 'select * from stock_movements'),
  offers: await rowsOf(database, 'select id, number, state, total_cents from offers'),
  orders: await rowsOf(
    database,
    'select id, number, status, total_cents, fee_cents from purchase_orders',
  ),
  lines: await rowsOf(
    database,
    'select id, name, total_cents, chain_hash from purchase_order_lines',
  ),
  events: await rowsOf(database, 'select id, event, at, chain_hash from purchase_order_events'),
})

/** What the migrations since then made of it. */
const moved = async (database: TestDatabase) => ({
  addresses: await rowsOf(
    database,
    `select label, is_default, ship_to ->> 'state' as state, ship_to ->> 'country' as country from ship_to_addresses`,
  ),
  names: await rowsOf(database, 'select buyer_name from purchase_order_names'),
})
const NOW = {
  addresses: [{ label: 'Main address', is_default: true, state: 'NV', country: 'US' }],
  names: [{ buyer_name: 'From before' }],
}

test.each([1, 25, 99])('what stopped on the way, at %i, comes over', async (files) => {
  await asThen(files)
  await migrate(old.ownerUrl)
  expect(await shapeOf(old)).toEqual(today)
})

test('a database of 1.0.0-beta.1 comes over whole, also where two start at once', async () => {
  await withAnOrder()
  const before = await kept(old)
  expect(before.orders).toHaveLength(1)
  const start = () => prepareDatabase(old.ownerUrl, undefined)
  await Promise.all([start(), start()])
  expect(await shapeOf(old)).toEqual(today)
  expect(await kept(old)).toEqual(before)
  expect(await moved(old)).toEqual(NOW)
  await expect(expectMigrated(old.ownerUrl)).resolves.toBeUndefined()
  // As often as it is started.
  await start()
  expect(await shapeOf(old)).toEqual(today)
  expect(await kept(old)).toEqual(before)
})

test('each of the earlier migrations is recorded by its own number, and then the current ones', async () => {
  await asThen(OF_THE_BETA)
  const record =
    'select number, name, sha256 from schema_migrations where number > 0 order by number'
  expect(await rowsOf(old, record)).toEqual(filesOf(earlier.slice(0, OF_THE_BETA)))
  await migrate(old.ownerUrl)
  expect(await rowsOf(old, record)).toEqual([...filesOf(earlier), ...today.applied])
  expect(earlier).toHaveLength(EARLIER)
  expect(today.applied[0]?.number).toBe(recordedAs(1))
})

test('a role that may not migrate leaves it as it is, in words', async () => {
  await asThen(OF_THE_BETA)
  const before = await shapeOf(old)
  await expect(expectMigrated(old.ownerUrl)).rejects.toThrow(
    'The database is older than this version of Lotline, and the role of DATABASE_URL may not migrate it: set DATABASE_OWNER_URL, or start a server that has it first.',
  )
  expect(await isBehindItsCode(old.asOwner)).toBe(true)
  expect(await shapeOf(old)).toEqual(before)
})

test('a differing history is refused on the way too, untouched', async () => {
  await asThen(OF_THE_BETA)
  await rowsOf(old, `update schema_migrations set sha256 = 'another' where number = 44`)
  const before = await shapeOf(old)
  for (const start of [migrate, expectMigrated])
    await expect(start(old.ownerUrl)).rejects.toThrow(
      'The database is of another Lotline: its migration 44 (workbooks) is not ours.',
    )
  expect(await shapeOf(old)).toEqual(before)
})

test('a backup of 1.0.0-beta.1 comes back into this version, also after one that was cut off', async () => {
  await withAnOrder()
  const before = await kept(old)
  const file = join(scratch, 'backup')
  const storage = folderStorage(join(scratch, 'files'))
  await writeBackup(file, {
    ownerUrl: old.ownerUrl,
    storage,
    folders: [],
    space: boundlessSpace,
    progress,
    lotline: '1.0.0-beta.1',
    keys: [],
  })
  const backup = await checkBackup(file, progress)
  expect(backup.beginning.migrations).toHaveLength(OF_THE_BETA)
  const other = await emptyDatabase()
  const cutOff = () => Promise.reject(new Error('cut off'))
  await expect(restoreContents(other.ownerUrl, backup.beginning, cutOff)).rejects.toThrow('cut off')
  await restoreBackup(backup, { ownerUrl: other.ownerUrl, storage, progress })
  expect(await shapeOf(other)).toEqual(today)
  expect(await kept(other)).toEqual(before)
  expect(await moved(other)).toEqual(NOW)
  await other.drop()
})

test('a backup of 1.0.0-beta.1 does not come into the tables of a newer one that was cut off', async () => {
  const outline = { migrations: today.applied, queueLevel: 0, tables: [] }
  const cutOff = () => Promise.reject(new Error('cut off'))
  await expect(restoreContents(old.ownerUrl, outline, cutOff)).rejects.toThrow('cut off')
  const older = { ...outline, migrations: filesOf(earlier.slice(0, OF_THE_BETA)) }
  await expect(restoreContents(old.ownerUrl, older, cutOff)).rejects.toThrow(
    'The database has tables of another version, from a restore that was cut off: make a new one.',
  )
})
