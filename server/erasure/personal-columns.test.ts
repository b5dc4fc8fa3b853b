import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { naming } from './other-people.ts'
import { blanked } from './own-rows.ts'
import { fates } from './personal-columns.ts'
import { columnsOfText } from './testing/find-words.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

// The digests in histories reveal nothing.
const DIGESTS = new Set(['content_hash', 'chain_hash'])

test('an erasure knows of every column that can hold a text, and of no other', async () => {
  const columns = await columnsOfText(database.connection.db)
  const there = columns
    .filter(({ column }) => !DIGESTS.has(column))
    .map(({ schema, table, column }) =>
      schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`,
    )
  const known = Object.entries(fates).flatMap(([table, ofTable]) =>
    Object.keys(ofTable).map((column) => `${table}.${column}`),
  )
  expect(known.toSorted()).toEqual(there.toSorted())
})

test('what goes and what is cut is said of the columns that it is done to', () => {
  for (const { table, blank } of blanked)
    for (const column of Object.keys(blank).filter(
      (each) => !['deleted_at', 'removed_at'].includes(each),
    ))
      expect(`${table}.${column} ${fates[table]?.[column]}`).toBe(`${table}.${column} goes`)
  for (const [table, columns] of Object.entries(naming))
    for (const column of Object.keys(columns))
      expect(`${table}.${column} ${fates[table]?.[column]}`).toBe(`${table}.${column} cut`)
})
