import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { PhotoProblem } from './fetch-photo.ts'
import { fetchPhotos, type PhotoDeps } from './fetch-photos.ts'

const GOOD = 'https://photos.invalid/good.jpg'
const GONE = 'https://photos.invalid/gone.jpg'
const BUSY = 'https://photos.invalid/busy.jpg'
const mug = {
  upc: '036000291452',
  name: 'Mug',
  msrp_cents: 20_00,
  wholesale_cents: 10_00,
  seller_price_cents: 5_00,
  units: 10,
}

let site: TestSite
let deps: PhotoDeps
let stop: () => Promise<void>
let seller: Caller
let buyer: Caller
let isBack: boolean
beforeAll(async () => {
  ;({ site, deps, stop } = await aSiteAndItsDeps())
  buyer = await site.as(await aBuyer(site.db))
})
beforeEach(async () => {
  isBack = false
  await site.db.deleteFrom('photoAddresses').execute()
  seller = await site.as(await aSeller(site.db))
})
afterAll(() => stop())

async function theWeb(address: string) {
  if (address === GONE && !isBack) throw new PhotoProblem('It answers 404', { isFinal: true })
  if (address === BUSY) throw new PhotoProblem('It answers 503', { isFinal: false })
  return aPicture('jpeg')
}
const fetchAll = () => fetchPhotos(deps, { fetch: theWeb })

async function aLot(photos: object) {
  const { body } = await seller.post('/products', { product: { ...mug, ...photos } })
  return body.id as number
}
const read = async (id: number) => (await seller.get(`/products/${id}`)).body
const edit = (id: number, product: object) => seller.put(`/products/${id}/figures`, { product })
const seenByBuyers = async (id: number) =>
  (await buyer.get(`/marketplace/products/${id}`)).status === 200

describe('a lot none of whose photos could be fetched', () => {
  test('is taken off the market, and says what it lacks', async () => {
    const id = await aLot({ photo_1: GONE })
    expect(await seenByBuyers(id)).toBe(true)
    await fetchAll()
    expect(await seenByBuyers(id)).toBe(false)
    expect(await read(id)).toMatchObject({ provisional: true, missing: ['Missing Photo'] })
  })

  test('is not to be had by an offer', async () => {
    const id = await aLot({ photo_1: GONE })
    const offer_products_attributes = [{ product_id: id, quantity: 1, unit_price: 5_00 }]
    const offered = () => buyer.post('/offers', { offer: { offer_products_attributes } })
    expect((await offered()).status).toBe(201)
    await fetchAll()
    const another = await site.as(await aBuyer(site.db))
    const { status } = await another.post('/offers', { offer: { offer_products_attributes } })
    expect(status).toBe(404)
  })

  test('is not published by an edit, alone or in bulk', async () => {
    const id = await aLot({ photo_1: GONE })
    await fetchAll()
    expect((await edit(id, { units: 20 })).body.provisional).toBe(true)
    await seller.post('/products/bulk', { action: 'units', how: 'set', units: 30, ids: [id] })
    expect(await read(id)).toMatchObject({ units: 30, provisional: true })
    expect(await seenByBuyers(id)).toBe(false)
  })

  test('publishes itself when a photo arrives', async () => {
    const id = await aLot({ photo_1: GONE })
    await fetchAll()
    isBack = true
    // Saving it asks for the photo again.
    await edit(id, { units: 20 })
    await fetchAll()
    expect(await read(id)).toMatchObject({ provisional: false, missing: [] })
    expect(await seenByBuyers(id)).toBe(true)
  })

  test('is published with another photo at once', async () => {
    const id = await aLot({ photo_1: GONE })
    await fetchAll()
    expect((await edit(id, { photo_1: GOOD })).body.provisional).toBe(false)
    await fetchAll()
    expect(await seenByBuyers(id)).toBe(true)
  })

  test('stays hidden when its photo arrives but something else is missing', async () => {
    const id = await aLot({ photo_1: GONE, wholesale_cents: null })
    await fetchAll()
    isBack = true
    await edit(id, { units: 20 })
    await fetchAll()
    expect(await read(id)).toMatchObject({ provisional: true, missing: ['Missing Wholesale'] })
  })
})

describe('a lot stays published', () => {
  test.each([
    ['one of its photos stands', { photo_1: GONE, photo_2: GOOD }],
    ['a photo is still asked for', { photo_1: GONE, photo_2: BUSY }],
  ])('while %s', async (_, photos) => {
    const id = await aLot(photos)
    await fetchAll()
    expect(await seenByBuyers(id)).toBe(true)
    expect((await edit(id, { units: 20 })).body).toMatchObject({ provisional: false, missing: [] })
  })
})

test('lots that were published before are taken off by the next round', async () => {
  const id = await aLot({ photo_1: GONE })
  await fetchAll()
  await site.db.updateTable('products').set({ provisional: false }).where('id', '=', id).execute()
  await fetchAll()
  expect(await seenByBuyers(id)).toBe(false)
})

test('a seller who is let in again has published only lots with a photo that stands', async () => {
  const owner = await aSeller(site.db)
  seller = await site.as(owner)
  const [gone, good] = [
    await aLot({ photo_1: GONE }),
    await aLot({ upc: '012345678905', photo_1: GOOD }),
  ]
  await fetchAll()
  const staff = await site.as(await anAdministrator(site.db))
  await staff.post(`/admin/people/${owner.userId}/deny`, { reason: 'Not theirs.' })
  expect([await seenByBuyers(gone), await seenByBuyers(good)]).toEqual([false, false])
  await staff.post(`/admin/people/${owner.userId}/restore`)
  expect([await seenByBuyers(gone), await seenByBuyers(good)]).toEqual([false, true])
})
