import { afterAll, beforeAll, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { forgetOld } from './forget-old.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('tries that count no more and sessions that are over are cleared away, the others stay', async () => {
  const { db } = database.connection
  const user = await aBuyer(db)
  const [over, going] = [await aSession(db, user), await aSession(db, user)]
  const past = new Date(Date.now() - 2 * 3_600_000)
  await db.updateTable('sessions').set({ expiresAt: past }).where('id', '=', over.id).execute()
  const tries = [
    { key: 'old', at: past },
    { key: 'new', at: new Date() },
  ]
  await db.insertInto('attempts').values(tries).execute()

  await forgetOld(db)
  const sessions = await db.selectFrom('sessions').select('id').execute()
  expect(sessions).toEqual([{ id: going.id }])
  const attempts = await db.selectFrom('attempts').select('key').execute()
  expect(attempts).toEqual([{ key: 'new' }])
})
