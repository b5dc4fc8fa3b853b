import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { migrate } from './migrate.ts'

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

function write(file: string, sql: string) {
  writeFileSync(join(folder, file), sql)
}

async function rows(sql: string): Promise<object[]> {
  return (await database.connection.pool.query<object>(sql)).rows
}

async function applied() {
  const query = "select number || ' ' || name as line from schema_migrations order by number"
  const { rows: found } = await database.connection.pool.query<{ line: string }>(query)
  return found.map(({ line }) => line)
}
