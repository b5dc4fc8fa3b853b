import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { commitLazily } from './commit-lazily.ts'
import { connect, type Connection, type Database } from './database.ts'
import { transact } from './transact.ts'

let database: TestDatabase
let one: Connection
beforeAll(async () => {
  database = await freshDatabase()
  one = connect(database.url, { max: 1 })
})
afterAll(async () => {
  await one.close()
  await database.drop()
})

test('one transaction may leave the disk to later; the next of the same connection waits for it again', async () => {
  const usual = await howItCommits(one.db)
  const lazy = await transact(one.db, async (tx) => {
    await commitLazily(tx)
    return howItCommits(tx)
  })
  expect(lazy).toBe('off')
  expect(await transact(one.db, howItCommits)).toBe(usual)
  expect(usual).not.toBe('off')
})

async function howItCommits(db: Database) {
  const { rows } = await sql<{ synchronousCommit: string }>`show synchronous_commit`.execute(db)
  return rows[0]?.synchronousCommit
}
