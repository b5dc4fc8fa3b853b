import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { MOST_UNDER_REVIEW } from './hold-photos.ts'
import { addPhotoAddresses } from './photo-address-store.ts'
import { publishComplete } from '../seller-changes/publication.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const db = () => database.connection.db

/** Products of this seller, each with some addresses of photos. */
async function lotsWithPhotos(
  seller: { id: number },
  { lots, each }: { lots: number; each: number },
) {
  const withPhotos: { id: number; photos: string[] }[] = []
  for (let lot = 0; lot < lots; lot++) {
    const { id } = await aListedProduct(db(), { sellerId: seller.id, provisional: true })
    const photos = Array.from({ length: each }, (_, n) => `https://pictures.example/${id}/${n}.jpg`)
    withPhotos.push({ id, photos })
  }
  await db()
    .transaction()
    .execute((tx) => addPhotoAddresses(tx, withPhotos))
  return withPhotos
}

/** How many are due; they are not afterwards. */
async function due() {
  const { rows } = await sql`
    update photo_addresses set next_try_at = now() + interval '1 hour'
    where next_try_at <= now() returning true`.execute(db())
  return rows.length
}

test('of a seller under review are fetched up to a limit, and the rest after approval', async () => {
  const applicant = await aSeller(db(), { status: 'provisional' })
  const [first] = await lotsWithPhotos(applicant, { lots: 2, each: 200 })
  await lotsWithPhotos(applicant, { lots: 2, each: 100 })
  expect(await due()).toBe(MOST_UNDER_REVIEW)
  await lotsWithPhotos(applicant, { lots: 1, each: 5 })
  expect(await due()).toBe(0)
  // Sent once more, as in the same file.
  if (first)
    await db()
      .transaction()
      .execute((tx) => addPhotoAddresses(tx, [first]))
  expect(await due()).toBe(200)

  const { userId } = applicant
  await db().updateTable('users').set({ status: 'onboarded' }).where('id', '=', userId).execute()
  await db()
    .transaction()
    .execute((tx) => publishComplete(tx, applicant.id))
  expect(await due()).toBe(105)
})

test('of a seller who was reviewed all are fetched', async () => {
  await lotsWithPhotos(await aSeller(db()), { lots: 3, each: 200 })
  expect(await due()).toBe(600)
})
