import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { emptyDatabase, type TestDatabase } from './database.ts'
import { theyWait } from './they-wait.ts'

test('a database in which a deadlock had to be broken fails its file when it is dropped', async () => {
  const database = await emptyDatabase()
  await deadlockIn(database)
  await expect(database.drop()).rejects.toThrow('Deadlocks: 1.')
})

test('one made on purpose fails nothing', async () => {
  const database = await emptyDatabase({ mayDeadlock: true })
  await deadlockIn(database)
  await database.drop()
})

/** Two transactions that take the same two rows in opposite order. */
async function deadlockIn({ connection: { db } }: TestDatabase) {
  await sql`create table two (id integer primary key)`.execute(db)
  await sql`insert into two values (1), (2)`.execute(db)
  const one = Promise.withResolvers<undefined>()
  const other = Promise.withResolvers<undefined>()
  const ended = await Promise.allSettled([
    takeBoth(db, [1, 2], async () => {
      one.resolve(undefined)
      await other.promise
    }),
    takeBoth(db, [2, 1], async () => {
      other.resolve(undefined)
      await one.promise
      await theyWait(db)
    }),
  ])
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
}

const takeBoth = (
  db: Database,
  [first, second]: readonly [number, number],
  between: () => Promise<void>,
) =>
  db.transaction().execute(async (tx) => {
    await sql`select from two where id = ${first} for update`.execute(tx)
    await between()
    await sql`select from two where id = ${second} for update`.execute(tx)
  })
