import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { sending } from '../live/pg-notify.ts'
import { writeAtOnce, type Write } from './write-at-once.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const words = (...given: string[]): Write =>
  sql`insert into search_words (word) select unnest(${given}::text[]) returning word`
const backwards: Write = (before) =>
  sql`insert into search_words (word) select reverse(word) from ${before} returning word`

const write = (...writes: Write[]) =>
  database.connection.db.transaction().execute((tx) => writeAtOnce(tx, writes))
const known = async (...wanted: string[]) => {
  const { rows } = await sql`
    select from search_words where word = any(${wanted}::text[])`.execute(database.connection.db)
  return rows.length
}

test('writes at once are all done, and how many rows each wrote is known', async () => {
  expect(
    await write(
      words('qwerty', 'azerty'),
      sending([{ kind: 'products', productIds: [1] }]),
      words(),
    ),
  ).toEqual([2, 1, 0])
  expect(await known('qwerty', 'azerty')).toBe(2)
})

test('one is made of what the one before it answers', async () => {
  expect(await write(words('stressed'), backwards)).toEqual([1, 1])
  expect(await known('desserts')).toBe(1)
})

test('none is done when one fails', async () => {
  const broken: Write = sql`insert into search_words (word) values (null) returning word`
  await expect(write(words('dvorak'), broken)).rejects.toThrow('null value')
  expect(await known('dvorak')).toBe(0)
})

test('of none there is nothing to do', async () => {
  expect(await write()).toEqual([])
})
