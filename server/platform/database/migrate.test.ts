import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { theyWait } from '#server/testing/they-wait.ts'
import { migrate, readApplied } from './migrate.ts'
import { inTodaysFiles } from './squashed-history.ts'
import { withClient } from './with-client.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await emptyDatabase()
  folder = mkdtempSync(join(tmpdir(), 'lotline-migrations-'))
})

afterEach(async () => {
  rmSync(folder, { recursive: true })
  await database.drop()
})

describe('migrations', () => {
  test('run in order, once', async () => {
    write('0001-shelves.sql', 'create table shelves (id integer)')
    write('0002-books.sql', 'create table books (shelf integer); insert into books values (7)')
    await migrate(database.url, folder)
    await migrate(database.url, folder)
    expect(await applied()).toEqual(['1 shelves', '2 books'])
    expect(await rows('select shelf from books')).toEqual([{ shelf: 7 }])
  })

  test('prepare the job queue as well', async () => {
    await migrate(database.url, folder)
    const found = await rows("select to_regclass('graphile_worker.jobs') is not null as found")
    expect(found).toEqual([{ found: true }])
  })

  test('run once when two nodes start together', async () => {
    write('0001-slow.sql', 'create table once (id integer); select pg_sleep(0.1)')
    await Promise.all([migrate(database.url, folder), migrate(database.url, folder)])
    expect(await applied()).toEqual(['1 slow'])
  })

  test('leave nothing of one that fails, and keep those before it', async () => {
    write('0001-shelves.sql', 'create table shelves (id integer)')
    write('0002-broken.sql', 'create table books (id integer); select nonsense')
    await expect(migrate(database.url, folder)).rejects.toThrow(/0002-broken\.sql failed.*nonsense/)
    expect(await applied()).toEqual(['1 shelves'])
    expect(await rows("select to_regclass('books') as books")).toEqual([{ books: null }])
  })

  test('refuse a file that was changed after it ran', async () => {
    write('0001-shelves.sql', 'create table shelves (id integer)')
    await migrate(database.url, folder)
    write('0001-shelves.sql', 'create table shelves (id bigint)')
    await expect(migrate(database.url, folder)).rejects.toThrow(
      '0001-shelves.sql was changed after it ran here',
    )
  })

  test('refuse a database that is newer than the code', async () => {
    write('0001-shelves.sql', 'create table shelves (id integer)')
    write('0002-books.sql', 'create table books (id integer)')
    await migrate(database.url, folder)
    rmSync(join(folder, '0002-books.sql'))
    await expect(migrate(database.url, folder)).rejects.toThrow(
      'newer than this version of Lotline: it knows migration 2 (books)',
    )
  })

  test('refuse a gap, a number used twice and a name that says no number', async () => {
    write('0001-shelves.sql', 'select 1')
    write('0003-books.sql', 'select 1')
    await expect(migrate(database.url, folder)).rejects.toThrow('Migration 0002 was expected')
    write('0002-lamps.sql', 'select 1')
    write('0003-chairs.sql', 'select 1')
    await expect(migrate(database.url, folder)).rejects.toThrow('Migration 0004 was expected')
    rmSync(join(folder, '0003-chairs.sql'))
    write('books.sql', 'select 1')
    await expect(migrate(database.url, folder)).rejects.toThrow('not named NNNN-name.sql')
  })

  test('take a checkout with other line endings for the same file', async () => {
    write('0001-shelves.sql', 'create table shelves (\nid integer\n)')
    await migrate(database.url, folder)
    write('0001-shelves.sql', 'create table shelves (\r\nid integer\r\n)')
    await expect(migrate(database.url, folder)).resolves.toBeUndefined()
  })
})

describe('a migration of a table in use', () => {
  beforeEach(async () => {
    write('0001-shelves.sql', 'create table shelves (id integer); insert into shelves values (1)')
    await migrate(database.url, folder)
  })

  test('tries again between those who use it, and lets others in meanwhile', async () => {
    write('0002-titles.sql', 'alter table shelves add column title text')
    const { db, pool } = database.connection
    let migrated: Promise<void> = Promise.resolve()
    await db.transaction().execute(async (tx) => {
      await sql`select from shelves`.execute(tx)
      migrated = migrate(database.url, folder)
      await theyWait(db)
      // Behind the migration, until it lets them pass.
      for (let reader = 0; reader < 3; reader++) await pool.query('select from shelves')
      expect(await applied()).toEqual(['1 shelves'])
    })
    await migrated
    expect(await rows('select id, title from shelves')).toEqual([{ id: 1, title: null }])
  })

  test('may build its indexes while the table is written and other processes wait for the turn', async () => {
    write('0002-index.sql', CONCURRENT)
    const { db, pool } = database.connection
    const migrated = await db.transaction().execute(async (tx) => {
      await sql`insert into shelves values (2)`.execute(tx)
      const both = [migrate(database.url, folder), migrate(database.url, folder)]
      // The one waits for this transaction, and keeps nobody from writing.
      await theyWait(db)
      await pool.query('insert into shelves values (3)')
      return { both }
    })
    await Promise.all(migrated.both)
    expect(await rows(VALID)).toEqual([{ valid: true }])
    expect(await applied()).toEqual(['1 shelves', '2 index'])
  })

  test('rebuilds an index whose building was interrupted', async () => {
    const { pool } = database.connection
    await pool.query('insert into shelves values (1)')
    write('0002-index.sql', CONCURRENT)
    await expect(migrate(database.url, folder)).rejects.toThrow(
      /0002-index\.sql failed.*could not create unique index/,
    )
    expect(await rows(VALID)).toEqual([{ valid: false }])
    await pool.query('delete from shelves where ctid = (select max(ctid) from shelves)')
    await migrate(database.url, folder)
    expect(await rows(VALID)).toEqual([{ valid: true }])
  })

  test('has nothing in it that could not be run again', () => {
    write('0002-index.sql', `${CONCURRENT}; update shelves set id = 7`)
    return expect(migrate(database.url, folder)).rejects.toThrow(
      /0002-index\.sql: a concurrent migration has nothing but .* not: update shelves/,
    )
  })
})

const CONCURRENT = `-- Shelves are found by their number.
-- concurrently
create unique index concurrently if not exists shelves_id on shelves (id)`
const VALID = "select indisvalid as valid from pg_index where indexrelid = 'shelves_id'::regclass"

function write(file: string, text: string) {
  writeFileSync(join(folder, file), text)
}

async function rows(query: string): Promise<object[]> {
  return (await database.connection.pool.query<object>(query)).rows
}

async function applied() {
  const recorded = await withClient(database.ownerUrl, readApplied)
  return inTodaysFiles(recorded, 'database', []).map(({ number, name }) => `${number} ${name}`)
}
