import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#server/testing/database.ts'
import { connectionsLeft, warnOfFewConnections } from './connections-left.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
  const name = new URL(database.url).pathname.slice(1)
  await database.connection.pool.query(`alter database ${name} connection limit 5`)
})
afterAll(() => database.drop())

test('connections that are open are not left', async () => {
  const { db, pool } = database.connection
  expect(await connectionsLeft(db)).toBe(4)
  const another = await pool.connect()
  const left = await connectionsLeft(db)
  another.release()
  expect(left).toBe(3)
})

describe('a process that may open', () => {
  test.each([
    ['as many as are left says nothing', 5, []],
    ['more than are left says so', 6, [{ needed: 6, left: 5 }]],
  ])('%s', async (_, needed, warnings) => {
    // The one that asks is its own, and so are those it has open.
    const { db, pool } = database.connection
    const said: object[] = []
    const log = { warn: (details: object) => void said.push(details) }
    await warnOfFewConnections(log, db, { needed, open: pool.totalCount })
    expect(said).toEqual(warnings)
  })
})
