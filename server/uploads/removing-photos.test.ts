import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { removeUnshownPhotos } from './remove-unshown-photos.ts'
import { SHOWS_NO_PHOTO } from './shown-photos.ts'

let place: Awaited<ReturnType<typeof aSiteAndItsDeps>>
let owner: { userId: number; id: number }
beforeAll(async () => {
  place = await aSiteAndItsDeps()
  owner = await aSeller(place.site.db)
  const { asOwner } = place.site.database
  await sql`create table postcards (id bigint, words text, pictures text[], more jsonb)`.execute(
    asOwner,
  )
  // As a migration lets the application read what it makes.
  await sql`grant select on postcards to public`.execute(asOwner)
})
afterAll(() => place.stop())

const ELSEWHERE = 'https://pictures.example/2.jpg'
const addressOf = (photo: string) => `/photos/${photo}/800.webp`

/** A photo of the owner's that was taken for good. */
async function aStoredPhoto() {
  const { db, uploads } = place.deps
  const [key, photo] = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
  const at = new Date()
  await uploads.photos.store(photo, new Map([[800, Buffer.from('a picture')]]))
  await db
    .insertInto('uploads')
    .values({ key, photo, userId: owner.userId, kind: 'image', expiresAt: at, usedAt: at })
    .execute()
  return photo
}

const isStored = async (photo: string) =>
  (await place.deps.uploads.photos.read(photo, 800)) !== undefined

const removeUnshown = () => removeUnshownPhotos(place.deps.uploads)

/** Ages the photos' notes by some days, then runs the daily job. */
async function daysPass(days: number) {
  await sql`
    update unshown_photos set since = since - make_interval(days => ${days}),
      forgotten_at = forgotten_at - make_interval(days => ${days})`.execute(place.site.db)
  await removeUnshown()
}

/** More than a month unshown, and one day. */
async function aMonthPasses() {
  await removeUnshown()
  await daysPass(31)
  await daysPass(1)
}

describe('a photo that nothing shows', () => {
  test('is there for a month, and then gone with its name', async () => {
    const photo = await aStoredPhoto()
    await removeUnshown()
    await daysPass(29)
    expect(await isStored(photo)).toBe(true)
    await daysPass(2)
    await daysPass(1)
    expect(await isStored(photo)).toBe(false)
    const { db } = place.site
    const left = await db.selectFrom('uploads').select('key').where('photo', '=', photo).execute()
    const noted = await db
      .selectFrom('unshownPhotos')
      .select('photo')
      .where('photo', '=', photo)
      .execute()
    expect([left, noted]).toEqual([[], []])
  })

  test('has another month when it was shown in between', async () => {
    const photo = await aStoredPhoto()
    await removeUnshown()
    await daysPass(20)
    await place.site.db.updateTable('users').set({ photo }).where('id', '=', owner.userId).execute()
    await removeUnshown()
    await place.site.db
      .updateTable('users')
      .set({ photo: null })
      .where('id', '=', owner.userId)
      .execute()
    await removeUnshown()
    await daysPass(20)
    await daysPass(1)
    expect(await isStored(photo)).toBe(true)
    await daysPass(20)
    await daysPass(1)
    expect(await isStored(photo)).toBe(false)
  })

  test('stays when it is shown again in its last hour', async () => {
    const photo = await aStoredPhoto()
    await removeUnshown()
    await daysPass(31)
    const lot = await aListedProduct(place.site.db, { photos: [addressOf(photo)] })
    await daysPass(1)
    expect(await isStored(photo)).toBe(true)
    await place.site.db
      .updateTable('products')
      .set({ photos: [] })
      .where('id', '=', lot.id)
      .execute()
    await daysPass(31)
    expect(await isStored(photo)).toBe(false)
  })

  test('and was fetched from an address is fetched again when a lot names that again', async () => {
    const { db } = place.site
    const photo = randomBytes(16).toString('hex')
    const lot = await aListedProduct(db, { photos: [] })
    const address = 'https://pictures.example/1.jpg'
    await place.deps.uploads.photos.store(photo, new Map([[800, Buffer.from('a picture')]]))
    await db
      .insertInto('photoAddresses')
      .values({ productId: lot.id, address, photo: addressOf(photo), nextTryAt: null })
      .execute()
    await aMonthPasses()
    expect(await isStored(photo)).toBe(false)
    const kept = await db
      .selectFrom('photoAddresses')
      .select('photo')
      .where('productId', '=', lot.id)
      .executeTakeFirstOrThrow()
    expect(kept.photo).toBeNull()
  })

  test('is one of a lot that was deleted and never offered for', async () => {
    const photo = await aStoredPhoto()
    await aListedProduct(place.site.db, { photos: [addressOf(photo)], deletedAt: new Date() })
    await aMonthPasses()
    expect(await isStored(photo)).toBe(false)
  })
})

const SHOWING: Record<string, (photo: string) => Promise<unknown>> = {
  'as a logo': (logo) => ofSeller({ logo }),
  'as a banner': (banner) => ofSeller({ banner }),
  'of a person': (photo) =>
    place.site.db.updateTable('users').set({ photo }).where('id', '=', owner.userId).execute(),
  'by a lot': (photo) => aListedProduct(place.site.db, { photos: [ELSEWHERE, addressOf(photo)] }),
  'by a deleted lot that an offer holds': async (photo) => {
    const { product } = await aDeal(place.site)
    await ofLot(product.id, { photos: [addressOf(photo)], deletedAt: new Date() })
  },
  'by a deleted lot that an offer held once': async (photo) => {
    const { product, db } = await aDeal(place.site)
    await ofLot(product.id, { photos: [addressOf(photo)], deletedAt: new Date() })
    await db.deleteFrom('offerLines').where('productId', '=', product.id).execute()
  },
  'by the copy in an order, and the PDF made of it': async (photo) => {
    const { product, seller, offerId } = await aDeal(place.site, { photos: [addressOf(photo)] })
    expect((await seller.put(`/offers/${offerId}/accept`)).status).toBe(200)
    await ofLot(product.id, { photos: [] })
  },
  'in a release note': (photo) =>
    place.site.db
      .insertInto('releaseNotes')
      .values({ body: `Look: ![new](${addressOf(photo)})`, createdBy: null })
      .execute(),
  'by what an import may take back': async (photo) => {
    const { db } = place.site
    const key = randomBytes(16).toString('hex')
    const { id: importId } = await db
      .insertInto('imports')
      .values({ key, sellerId: owner.id, userId: owner.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await aListedProduct(db)
    const before = JSON.stringify({ photos: [addressOf(photo)] })
    await sql`insert into import_changes (import_id, product_id, row, before, after)
      values (${importId}, ${id}, 1, ${before}, ${before})`.execute(db)
  },
  'in a column that was added since, of any kind': (photo) =>
    sql`insert into postcards (id, words, pictures, more)
      values (1, 'none', array['none'], ${JSON.stringify({ front: photo })})`.execute(
      place.site.database.asOwner,
    ),
}

test.each(Object.keys(SHOWING))('a photo is kept that is shown %s', async (way) => {
  const photo = await aStoredPhoto()
  await SHOWING[way]?.(photo)
  await aMonthPasses()
  expect(await isStored(photo)).toBe(true)
})

test('the tables that show no photo are tables', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(
    place.site.db,
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(SHOWS_NO_PHOTO))
})

const ofSeller = (pictures: { logo?: string; banner?: string }) =>
  place.site.db.updateTable('sellers').set(pictures).where('id', '=', owner.id).execute()

const ofLot = (id: number, changes: { photos: string[]; deletedAt?: Date }) =>
  place.site.db.updateTable('products').set(changes).where('id', '=', id).execute()
