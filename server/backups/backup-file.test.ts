import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { restoreContents } from '#server/platform/database/contents/restore-contents.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { recordedAs } from '#server/platform/database/squashed-history.ts'
import { withClient } from '#server/platform/database/with-client.ts'
import { folderStorage } from '#server/platform/storage/folder-storage.ts'
import { boundlessSpace } from '#server/platform/storage/free-space.ts'
import { contentsOf } from '#server/testing/contents-of.ts'
import { emptyDatabase, freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer, aListedProduct } from '#server/testing/listings.ts'
import { checkBackup } from './check-backup.ts'
import { BEGINNING, CONTENTS, inJson } from './manifest.ts'
import { readArchive } from './read-archive.ts'
import { restoreBackup } from './restore-backup.ts'
import { createArchive } from './write-archive.ts'
import { writeBackup } from './write-backup.ts'

const progress = { add() {}, end() {} }
// Node ends its compressed output with an empty frame, where damage loses nothing.
const AFTER_ALL = 16
const large = Buffer.alloc(9_000_001, 'lot after lot ')

let scratch: string
let database: TestDatabase
let whole: string
const storage = () => folderStorage(join(scratch, 'files'))
const from = ({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>) => ({
  ownerUrl,
  storage: storage(),
  folders: ['uploads', 'photos'],
  space: boundlessSpace,
  progress,
  lotline: '1.2.3',
  keys: ['one'],
})

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'lotline-backup-'))
  database = await freshDatabase()
  const { db } = database.connection
  await aBuyer(db, { name: 'Tab\there, line\nthere, back\\slash, \\N and “quotes” 🛍' })
  for (let lot = 0; lot < 30; lot++) await aListedProduct(db, { units: 0 })
  await storage().write('uploads/a-file', large)
  await storage().write('photos/a-lot/400.webp', Buffer.from('small'))
  await storage().write('drafts/another', Buffer.from('not whole'))
  whole = join(scratch, 'whole')
  await writeBackup(whole, from(database))
})
afterAll(async () => {
  await database.drop()
  await rm(scratch, { recursive: true })
})

const check = (file: string) => checkBackup(file, progress)
async function inFile(bytes: Buffer) {
  const file = join(scratch, 'given')
  await writeFile(file, bytes)
  return file
}

describe('a backup', () => {
  test('is for its owner alone, and comes back with every row, number and file', async () => {
    expect((await stat(whole)).mode & 0o777).toBe(0o600)
    expect(await readdir(scratch)).not.toContain('whole.part')
    const other = await emptyDatabase()
    const files = folderStorage(join(scratch, 'other'))
    const backup = await check(whole)
    await restoreBackup(backup, { ownerUrl: other.ownerUrl, storage: files, progress })
    expect(await contentsOf(other.ownerUrl)).toEqual(await contentsOf(database.ownerUrl))
    expect(await files.read('uploads/a-file')).toEqual(large)
    expect(await files.read('photos/a-lot/400.webp')).toEqual(Buffer.from('small'))
    expect(await files.read('drafts/another')).toBeUndefined()
    expect(await shapeOf(other)).toEqual(await shapeOf(database))
    // Triggers, foreign keys and sequences are restored too.
    await aListedProduct(other.connection.db, { units: 0 })
    const owner = (sql: string) => withClient(other.ownerUrl, (client) => client.query(sql))
    await expect(owner('delete from stock_movements')).resolves.toBeDefined()
    await expect(owner('update products set seller_id = 987654')).rejects.toThrow('foreign key')
    await expect(owner('truncate stock_movements')).rejects.toThrow()
    await other.drop()
  })

  test('of an earlier version comes back into this one, migrated on', async () => {
    const early = await emptyDatabase()
    await migrate(early.ownerUrl, undefined, 2)
    await withClient(early.ownerUrl, (client) =>
      client.query(`insert into users (email, status) values ('early@example.com', 'approved')`),
    )
    const file = join(scratch, 'early')
    await writeBackup(file, from(early))
    const late = await emptyDatabase()
    const backup = await check(file)
    expect(backup.beginning.migrations).toHaveLength(2)
    await restoreBackup(backup, { ownerUrl: late.ownerUrl, storage: storage(), progress })
    await prepareDatabase(late.ownerUrl, undefined)
    const people = await late.connection.db.selectFrom('users').select('email').execute()
    expect(people).toEqual([{ email: 'early@example.com' }])
    await early.drop()
    await late.drop()
  })

  test('that was cut off is refused, wherever', async () => {
    const bytes = await readFile(whole)
    for (const share of [0, 0.1, 0.5, 0.9, 1]) {
      const file = await inFile(bytes.subarray(0, (bytes.length - AFTER_ALL) * share))
      await expect(check(file)).rejects.toThrow('The backup is cut off: its end is missing.')
    }
  })

  // A bit that changes nothing of what is unpacked (as in where a repetition is copied from) damages nothing.
  test('with a flipped bit is refused, wherever it damages anything', async () => {
    const bytes = await readFile(whole)
    const unpacked = zstdDecompressSync(bytes)
    const length = bytes.length - AFTER_ALL
    const places = Array.from({ length: 24 }, (_, at) => Math.floor((at * length) / 24))
    let refused = 0
    for (const place of [...places, length - 1]) {
      const flipped = Buffer.from(bytes)
      flipped[place] = (flipped[place] ?? 0) ^ 4
      const checked = await Promise.allSettled([check(await inFile(flipped))])
      if (checked[0].status === 'fulfilled') expect(zstdDecompressSync(flipped)).toEqual(unpacked)
      else
        expect(checked[0].reason).toMatchObject({
          message: expect.stringMatching(/^The (backup|file) is /),
        })
      if (checked[0].status === 'rejected') refused += 1
    }
    expect(refused).toBeGreaterThan(places.length / 2)
  })

  test('of another kind is refused', async () => {
    await expect(check(await inFile(Buffer.from('%PDF-1.7 and more')))).rejects.toThrow(
      'The file is not a backup of Lotline.',
    )
    await expect(check(scratch)).rejects.toThrow('That is a folder')
    await expect(check(join(scratch, 'none'))).rejects.toThrow('There is no such file.')
    const archive = await rewritten([{ name: 'letter.txt', content: Buffer.from('Dear Sir') }])
    await expect(check(archive)).rejects.toThrow('not a backup of Lotline')
  })

  test('that names a file outside of the storage puts nothing there', async () => {
    const entries = await entriesOf(whole)
    const evil = { name: 'files/../../evil', content: Buffer.from('small') }
    const file = await rewritten(
      entries.map((entry) => (entry.name === 'files/photos/a-lot/400.webp' ? evil : entry)),
    )
    const other = await emptyDatabase()
    const backup = { ...(await check(whole)), file }
    const refused = 'holds what this Lotline does not know: files/../../evil'
    await expect(check(file)).rejects.toThrow(refused)
    await expect(
      restoreBackup(backup, { ownerUrl: other.ownerUrl, storage: storage(), progress }),
    ).rejects.toThrow(refused)
    await other.drop()
  })
})

describe('a restore', () => {
  test('of a newer version is refused before anything is touched', async () => {
    const backup = await check(whole)
    const newer = { number: recordedAs(9999), name: 'from-tomorrow', sha256: 'x' }
    const migrations = [...backup.beginning.migrations, newer]
    const other = await emptyDatabase()
    const into = { ownerUrl: other.ownerUrl, storage: storage(), progress }
    const beginning = { ...backup.beginning, migrations }
    await expect(restoreBackup({ ...backup, beginning }, into)).rejects.toThrow(
      'The backup is newer than this version of Lotline: it knows migration 9999 (from-tomorrow).',
    )
    expect((await contentsOf(other.ownerUrl)).tables).toEqual({})
    const strange = { ...backup.beginning, format: 2 }
    const file = await rewritten([{ name: BEGINNING, content: inJson(strange) }])
    await expect(check(file)).rejects.toThrow('The backup is of a newer Lotline')
    await other.drop()
  })

  test('goes into an empty database only', async () => {
    const before = await contentsOf(database.ownerUrl)
    const into = { ownerUrl: database.ownerUrl, storage: storage(), progress }
    await expect(restoreBackup(await check(whole), into)).rejects.toThrow(
      'The database is not empty',
    )
    expect(await contentsOf(database.ownerUrl)).toEqual(before)
  })

  test('that broke off leaves a database that no Lotline starts on, and may be done again', async () => {
    const other = await emptyDatabase()
    const backup = await check(whole)
    const broken = restoreContents(other.ownerUrl, backup.beginning, async (take) => {
      const [users] = backup.beginning.tables.filter(({ name }) => name === 'users')
      if (users) await take(users, Buffer.from(''))
      throw new Error('The power went')
    })
    await expect(broken).rejects.toThrow('The power went')
    await expect(prepareDatabase(other.ownerUrl, undefined)).rejects.toThrow(
      'run npm run restore once more',
    )
    const into = { ownerUrl: other.ownerUrl, storage: storage(), progress }
    await restoreBackup(backup, into)
    expect(await contentsOf(other.ownerUrl)).toEqual(await contentsOf(database.ownerUrl))
    await prepareDatabase(other.ownerUrl, undefined)
    await other.drop()
  })

  test('that gives other rows than it says is undone', async () => {
    const other = await emptyDatabase()
    const backup = await check(whole)
    const lying = backup.contents.tables.map((table) =>
      table.name === 'public.users' ? { ...table, sha256: 'another' } : table,
    )
    const contents = { ...backup.contents, tables: lying }
    const into = { ownerUrl: other.ownerUrl, storage: storage(), progress }
    await expect(restoreBackup({ ...backup, contents }, into)).rejects.toThrow(
      'The rows of public.users are not what was given.',
    )
    expect(await other.connection.db.selectFrom('users').select('id').execute()).toEqual([])
    await other.drop()
  })
})

describe('the place for a backup', () => {
  test('that holds something already is left as it is', async () => {
    const bytes = await readFile(whole)
    await expect(writeBackup(whole, from(database))).rejects.toThrow('is there already')
    expect(await readFile(whole)).toEqual(bytes)
    const busy = join(scratch, 'busy')
    await writeFile(`${busy}.part`, 'half')
    await expect(writeBackup(busy, from(database))).rejects.toThrow('under way or was cut off')
    expect(await readFile(`${busy}.part`, 'utf8')).toBe('half')
    const nowhere = join(scratch, 'no', 'folder')
    await expect(writeBackup(nowhere, from(database))).rejects.toThrow('cannot be written here')
  })

  test('that becomes too small gets nothing', async () => {
    let parts = 0
    const look = async () => ({ freeBytes: 1, leastBytes: 2, isShort: ++parts > 3 })
    const space = { ...boundlessSpace, look }
    const file = join(scratch, 'tight')
    await expect(writeBackup(file, { ...from(database), space })).rejects.toThrow(
      'There is no room for the backup on its volume.',
    )
    expect((await readdir(scratch)).filter((name) => name.startsWith('tight'))).toEqual([])
  })
})

/** Every index, rule and trigger, as the catalogue defines it. */
async function shapeOf({ ownerUrl }: Pick<TestDatabase, 'ownerUrl'>) {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ of: string }>(`
      select pg_get_indexdef(indexrelid) || indisvalid as of from pg_index
        where indrelid::regclass::text not like 'pg_%'
      union all select conrelid::regclass || conname || pg_get_constraintdef(oid) || convalidated from pg_constraint
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      order by 1`),
  )
  expect(rows.length).toBeGreaterThan(200)
  return rows
}

async function entriesOf(file: string) {
  const entries: { name: string; content: Buffer }[] = []
  for await (const { name, content } of readArchive(file)) entries.push({ name, content })
  expect(entries.at(-1)?.name).toBe(CONTENTS)
  return entries
}

async function rewritten(entries: { name: string; content: Buffer }[]) {
  const file = join(scratch, 'rewritten')
  await rm(file, { force: true })
  const archive = await createArchive(file, new Date())
  for (const { name, content } of entries) await archive.add(name, content)
  await archive.end()
  return file
}
