import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '#server/platform/database/transact.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { notify } from './notify.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const told = { kind: 'offer', title: 'Countered', path: '/my_offers?offer=O-10001' } as const
const titlesOf = (userId: number) =>
  database.connection.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', userId)
    .execute()

describe('a notification', () => {
  test('is written once for each person and event', async () => {
    const { db } = database.connection
    const [ada, ben] = [await aBuyer(db), await aBuyer(db)]
    await transact(db, async (tx) => {
      await notify(tx, { ...told, userId: ada.userId, key: 'offer:1:2' })
      await notify(tx, { ...told, userId: ada.userId, key: 'offer:1:2', title: 'Again' })
      await notify(tx, { ...told, userId: ben.userId, key: 'offer:1:2' })
    })
    expect(await titlesOf(ada.userId)).toEqual([{ title: 'Countered' }])
    expect(await titlesOf(ben.userId)).toEqual([{ title: 'Countered' }])
  })

  test('is not written when its event is not', async () => {
    const { db } = database.connection
    const ada = await aBuyer(db)
    const fallen = transact(db, async (tx) => {
      await notify(tx, { ...told, userId: ada.userId, key: 'offer:1:3' })
      throw new Error('the offer moved on')
    })
    await expect(fallen).rejects.toThrow('the offer moved on')
    expect(await titlesOf(ada.userId)).toEqual([])
  })
})
