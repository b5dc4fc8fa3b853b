import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkBackup } from '#server/backups/check-backup.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { writeBackup } from '#server/backups/write-backup.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { boundlessSpace } from '#server/platform/storage/free-space.ts'
import { contentsOf } from '#server/testing/contents-of.ts'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { expectMigrated, migrate, readApplied } from './migrate.ts'
import type { Applied } from './migrations.ts'
import { prepareDatabase } from './prepare-database.ts'
import { describeSchema } from './testing/describe-schema.ts'
import { historyBeforeRelease } from './testing/history-before-release.ts'
import { withClient } from './with-client.ts'

const LAST = 56
/** How many of the current files replace those 56. */
const BECAME = 25
const progress = { add() {}, end() {} }

let scratch: string
let folder: string
let squashedFolder: string
type Shape = { schema: string; applied: Applied[] }
let squashed: Shape
let today: Shape
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'lotline-squashed-'))
  folder = await mkdtemp(join(scratch, 'migrations-'))
  const files = Object.entries(historyBeforeRelease())
  expect(files).toHaveLength(LAST)
  for (const [name, sql] of files) await writeFile(join(folder, name), sql)
  squashedFolder = await mkdtemp(join(scratch, 'squashed-'))
  const shipped = fileURLToPath(new URL('./migrations', import.meta.url))
  for (const name of (await readdir(shipped)).toSorted().slice(0, BECAME))
    await cp(join(shipped, name), join(squashedFolder, name))
  const database = await emptyDatabase()
  await migrate(database.ownerUrl, squashedFolder)
  squashed = await shapeOf(database)
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
    applied: await readApplied(client),
  }))

/** A database as the version before left it, with somebody in it. */
async function migrateAsBefore(upTo = LAST) {
  await migrate(old.ownerUrl, folder, upTo)
  await owner('delete from schema_migrations where number = 0')
  if (upTo < LAST) return
  await aBuyer(old.connection.db, { name: 'From before' })
  await aListedProduct(old.connection.db, { units: 7 })
}
const owner = (sql: string) => withClient(old.ownerUrl, (client) => client.query(sql))

const filled = async ({ ownerUrl }: TestDatabase) => {
  const { tables, sequences } = await contentsOf(ownerUrl)
  const { 'public.schema_migrations': _, ...others } = tables
  return { tables: others, sequences }
}

test('a database of before the first release equals one made by the new files, to the letter, and migrates from there with every row', async () => {
  await migrateAsBefore()
  const rows = await filled(old)
  const before = await shapeOf(old)
  expect(before.applied).toHaveLength(LAST)
  expect(before.schema).toBe(squashed.schema)
  await migrate(old.ownerUrl, squashedFolder)
  expect(await shapeOf(old)).toEqual(squashed)
  expect(await filled(old)).toEqual(rows)
  await prepareDatabase(old.ownerUrl, undefined)
  expect(await shapeOf(old)).toEqual(today)
  const { tables } = await filled(old)
  expect(Object.keys(tables)).toEqual(expect.arrayContaining(Object.keys(rows.tables)))
  // As often as it is started.
  await prepareDatabase(old.ownerUrl, undefined)
  expect(await shapeOf(old)).toEqual(today)
})

test('a role that may not migrate serves it along with processes of the version before', async () => {
  await migrateAsBefore()
  await expect(expectMigrated(old.ownerUrl, squashedFolder)).resolves.toBeUndefined()
  await Promise.all([migrate(old.ownerUrl), migrate(old.ownerUrl)])
  await expect(expectMigrated(old.ownerUrl)).resolves.toBeUndefined()
})

test('a process of the version before that starts again afterwards finds a newer database', async () => {
  await migrateAsBefore()
  await migrate(old.ownerUrl)
  // What it asks before anything else.
  const { rows } = await owner('select number, name from schema_migrations order by number limit 1')
  expect(rows).toEqual([{ number: 0, name: 'squashed' }])
})

test('a backup of before the first release comes back into this version', async () => {
  await migrateAsBefore()
  const file = join(scratch, 'backup')
  const storage = folderStorage(join(scratch, 'files'))
  const { ownerUrl } = old
  await writeBackup(file, {
    ownerUrl,
    storage,
    folders: [],
    space: boundlessSpace,
    progress,
    lotline: '0.1.0',
    keys: [],
  })
  const backup = await checkBackup(file, progress)
  expect(backup.beginning.migrations).toHaveLength(LAST)
  const other = await emptyDatabase()
  await restoreBackup(backup, { ownerUrl: other.ownerUrl, storage, progress })
  expect(await shapeOf(other)).toEqual(today)
  await migrate(old.ownerUrl)
  expect(await filled(other)).toEqual(await filled(old))
  await other.drop()
})

test('what stopped on the way is refused, in words and untouched', async () => {
  await migrateAsBefore(40)
  const before = await shapeOf(old)
  for (const start of [migrate, expectMigrated])
    await expect(start(old.ownerUrl)).rejects.toThrow(
      'The database is older than this version of Lotline can take: it stopped at migration 40 of the 56 before the first release. Take the last version before that release first, and then this one.',
    )
  expect(await shapeOf(old)).toEqual(before)
})

test('a history that differs is refused', async () => {
  await migrateAsBefore()
  await owner(`update schema_migrations set sha256 = 'another' where number = 44`)
  await expect(migrate(old.ownerUrl)).rejects.toThrow(
    'The database is of another Lotline: its migration 44 (known-browsers) is not ours.',
  )
})
