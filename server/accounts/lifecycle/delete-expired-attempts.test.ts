import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLink } from '#server/testing/a-link.ts'
import { aSession } from '#server/testing/a-session.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { deleteExpiredAttempts } from './delete-expired-attempts.ts'
import { endOverSessions } from '../sessions/session-store.ts'

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

  await deleteExpiredAttempts(db)
  await endOverSessions(db)
  const sessions = await db.selectFrom('sessions').select('id').execute()
  expect(sessions).toEqual([{ id: going.id }])
  const attempts = await db.selectFrom('attempts').select('key').execute()
  expect(attempts).toEqual([{ key: 'new' }])
})

test('links are forgotten a month after they ended, until then a new one may be asked by them', async () => {
  const { db } = database.connection
  const user = await aBuyer(db)
  for (let number = 0; number < 3; number++) await aLink(db, user)
  const [oldest, older] = await db.selectFrom('accountLinks').select('id').orderBy('id').execute()
  const endedAgo = (id: number | undefined, days: number) =>
    db
      .updateTable('accountLinks')
      .set({ expiresAt: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id ?? 0)
      .execute()
  await endedAgo(oldest?.id, 31)
  await endedAgo(older?.id, 29)

  await deleteExpiredAttempts(db)
  const left = await db.selectFrom('accountLinks').select('id').orderBy('id').execute()
  expect(left).toHaveLength(2)
  expect(left[0]).toEqual(older)
})
