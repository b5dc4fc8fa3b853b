import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { MOST_UNSEEN, noteDismissal } from './release-note-store.ts'
import { releaseNotesFor, type Reader } from './release-notes-for.ts'

const DAY = 86_400_000

let database: TestDatabase
let buyer: Reader
beforeEach(async () => {
  database = await freshDatabase()
  const { userId } = await aBuyer(database.connection.db)
  buyer = { userId, createdAt: daysAgo(10), party: 'buyer' }
})
afterEach(() => database.drop())

const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

async function aNote(body: string, { days = 1, ticked = { buyer: true, seller: false } } = {}) {
  await database.connection.db
    .insertInto('releaseNotes')
    .values({ body, ...ticked, createdAt: daysAgo(days) })
    .execute()
}
const read = async (reader: Reader) =>
  (await releaseNotesFor(database.connection.db, reader)).map(({ body }) => body)

describe('release notes', () => {
  test('are shown newest first', async () => {
    await aNote('Counter offers', { days: 5 })
    await aNote('Saved for later', { days: 2 })
    expect(await read(buyer)).toEqual(['Saved for later', 'Counter offers'])
  })

  test('are the newest ones where many are new', async () => {
    for (let day = 1; day <= MOST_UNSEEN + 2; day++) await aNote(`Note ${day}`, { days: day / 10 })
    const shown = await read(buyer)
    expect(shown).toHaveLength(MOST_UNSEEN)
    expect(shown[0]).toBe('Note 1')
  })

  test('are shown to the ticked roles', async () => {
    await aNote('For buyers')
    await aNote('For sellers', { ticked: { buyer: false, seller: true } })
    expect(await read(buyer)).toEqual(['For buyers'])
    expect(await read({ ...buyer, party: 'seller' })).toEqual(['For sellers'])
    expect(await read({ ...buyer, party: 'admin' })).toEqual([])
  })

  test('from before a person joined are no news to them', async () => {
    await aNote('Long known', { days: 11 })
    expect(await read(buyer)).toEqual([])
  })

  test('are shown until they are dismissed, and newer ones after it', async () => {
    const { db } = database.connection
    await aNote('Seen')
    await noteDismissal(db, buyer.userId)
    expect(await read(buyer)).toEqual([])
    await aNote('New', { days: -1 })
    expect(await read(buyer)).toEqual(['New'])
  })
})
