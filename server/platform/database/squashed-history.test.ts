import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
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
import { earlierMigrations } from './earlier-migrations.ts'
import {
  expectMigrated,
  isBehindItsCode,
  migrate,
  migrateAsBackup,
  readApplied,
} from './migrate.ts'
import type { Applied } from './migrations.ts'
import { prepareDatabase } from './prepare-database.ts'
import { BECAME } from './squashed-history.ts'
import { describeCatalogue } from './testing/describe-catalogue.ts'
import { describeSchema } from './testing/describe-schema.ts'
import { withClient } from './with-client.ts'

const LAST = 100
const progress = { add() {}, end() {} }

let scratch: string
let squashedFolder: string
type Shape = { schema: string; catalogue: string[]; applied: Applied[] }
let squashed: Shape
let today: Shape
let filledByFiles: Awaited<ReturnType<typeof filled>>
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'lotline-squashed-'))
  squashedFolder = await mkdtemp(join(scratch, 'squashed-'))
  const shipped = fileURLToPath(new URL('./migrations', import.meta.url))
  for (const name of (await readdir(shipped)).toSorted().slice(0, BECAME))
    await cp(join(shipped, name), join(squashedFolder, name))
  const database = await emptyDatabase()
  await migrate(database.ownerUrl, squashedFolder)
  squashed = await shapeOf(database)
  filledByFiles = await filled(database)
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
const made = ({ schema, catalogue }: Shape) => ({ schema, catalogue })

/** A database as the version before left it. */
const migrateAsBefore = () => migrateAsBackup(old.ownerUrl, earlierMigrations())

async function withSomebody() {
  await migrateAsBefore()
  await aBuyer(old.connection.db, { name: 'From before' })
  await aListedProduct(old.connection.db, { units: 7 })
}
const owner = (sql: string) => withClient(old.ownerUrl, (client) => client.query(sql))

async function recorded() {
  const { rows } = await owner('select number, name, sha256 from schema_migrations order by number')
  return rows
}

const filled = async ({ ownerUrl }: TestDatabase) => {
  const { tables, sequences } = await contentsOf(ownerUrl)
  const { 'public.schema_migrations': _, ...others } = tables
  return { tables: others, sequences }
}

test('what the version before made equals what the new files make, to the letter, with the rows that both begin with', async () => {
  await migrateAsBefore()
  expect(made(await shapeOf(old))).toEqual(made(squashed))
  expect(await filled(old)).toEqual(filledByFiles)
})

test('a database of the version before is recorded as having the new files, and migrates from there with every row', async () => {
  await withSomebody()
  const rows = await filled(old)
  const before = await shapeOf(old)
  expect(before.applied).toHaveLength(LAST)
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
  await withSomebody()
  await expect(expectMigrated(old.ownerUrl, squashedFolder)).resolves.toBeUndefined()
  expect(await isBehindItsCode(old.asOwner)).toBe(today.applied.length > BECAME)
  await Promise.all([migrate(old.ownerUrl), migrate(old.ownerUrl)])
  await expect(expectMigrated(old.ownerUrl)).resolves.toBeUndefined()
  expect(await isBehindItsCode(old.asOwner)).toBe(false)
})

test('a process of the version before misses nothing, and finds a newer database when it starts again', async () => {
  await withSomebody()
  const before = await recorded()
  await migrate(old.ownerUrl)
  const after = await recorded()
  // What it compares with its own files, one after the other, and how many it counts while it runs.
  expect(after.slice(0, 1 + LAST)).toEqual(before)
  // Its first row without a file: "The database is newer …: it knows migration 101 (accounts)."
  expect(after[1 + LAST]).toMatchObject({ number: 101, name: 'accounts' })
  // What a Lotline of the 56 files asks before anything else.
  expect(after[0]).toEqual({ number: 0, name: 'squashed', sha256: '' })
})

test('a process of the version before finds a newer database in one that this version set up', async () => {
  await migrate(old.ownerUrl)
  expect((await recorded())[1]).toMatchObject({ number: 101, name: 'accounts' })
})

test('a backup of the version before comes back into this version', async () => {
  await withSomebody()
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

test('a database of the 56 files is refused, in words and untouched', async () => {
  const empty = join(scratch, 'empty')
  await mkdir(empty)
  await migrate(old.ownerUrl, empty)
  await owner(`
    insert into schema_migrations (number, name, sha256)
    select number, 'accounts', 'c4626fd6d33847aed498846b250ef42b7821eeacc297a5c54710dca9d2fd661e'
    from generate_series(1, 56) as number`)
  const before = await recorded()
  for (const start of [migrate, expectMigrated])
    await expect(start(old.ownerUrl)).rejects.toThrow(
      'The database is older than this version of Lotline can take: it is from before one migration for each feature. Take the version of 100 migrations first, which CHANGELOG.md names, and then this one.',
    )
  expect(await recorded()).toEqual(before)
})

test('a history that differs is refused', async () => {
  await migrateAsBefore()
  await owner(`update schema_migrations set sha256 = 'another' where number = 44`)
  await expect(migrate(old.ownerUrl)).rejects.toThrow(
    'The database is of another Lotline: its migration 44 (workbooks) is not ours.',
  )
})
