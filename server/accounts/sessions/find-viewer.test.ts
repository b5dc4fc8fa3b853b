import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { viewerFinder, type FindViewer } from './find-viewer.ts'

let database: TestDatabase
let findViewer: FindViewer
beforeAll(async () => {
  database = await freshDatabase()
  const terms = { demo: true, secondFactorRequired: false }
  findViewer = viewerFinder({ db: database.connection.db, terms })
})
afterAll(() => database.drop())

async function aSignedInBuyer() {
  const { db } = database.connection
  const { userId } = await aBuyer(db)
  const { id, token, bearer } = await aSession(db, { userId })
  const end = () => db.deleteFrom('sessions').where('id', '=', id).execute()
  return { userId, token, bearer, end }
}

const userOf = async (secret: Parameters<FindViewer>[0]) => (await findViewer(secret))?.userId

describe('many who call at the same time', () => {
  test('are each found by their own secret, in two questions to the database', async () => {
    const buyers = await Promise.all(Array.from({ length: 20 }, aSignedInBuyer))
    const asked = vi.spyOn(database.connection.pool, 'connect')
    const found = await Promise.all(
      buyers.flatMap(({ token, bearer }) => [
        userOf({ kind: 'cookie', token }),
        userOf({ kind: 'bearer', token: bearer }),
        userOf({ kind: 'bearer', token }),
        userOf({ kind: 'cookie', token: bearer }),
        userOf({ kind: 'cookie', token: 'unknown' }),
      ]),
    )
    const ids = buyers.map(({ userId }) => [userId, userId, undefined, undefined, undefined])
    expect(found).toEqual(ids.flat())
    expect(asked.mock.calls.length).toBeLessThanOrEqual(2)
    asked.mockRestore()
  })

  test('are not answered from what was asked before their session ended', async () => {
    const [leaving, staying] = await Promise.all([aSignedInBuyer(), aSignedInBuyer()])
    const before = userOf({ kind: 'cookie', token: leaving.token })
    await leaving.end()
    const after = [leaving, staying].map(({ token }) => userOf({ kind: 'cookie', token }))
    expect(await Promise.all(after)).toEqual([undefined, staying.userId])
    await before
  })

  test('all hear of a database that fails, and the next call is answered', async () => {
    const { token, userId } = await aSignedInBuyer()
    const away = vi
      .spyOn(database.connection.pool, 'connect')
      .mockImplementation(() => Promise.reject(new Error('away')))
    const calls = Array.from({ length: 3 }, () => userOf({ kind: 'cookie', token }))
    const results = await Promise.allSettled(calls)
    away.mockRestore()
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(await userOf({ kind: 'cookie', token })).toBe(userId)
  })
})
