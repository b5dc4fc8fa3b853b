import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import { aSiteAndItsDesk } from '#server/testing/a-desk.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { PhotoProblem } from './fetch-photo.ts'
import type { ProductDesk } from './product-desk.ts'

const GOOD = 'https://photos.invalid/good.jpg'
const GONE = 'https://photos.invalid/gone.jpg'
const BUSY = 'https://photos.invalid/busy.jpg'
const PAGE = 'https://photos.invalid/page.html'
const mug = { upc: '036000291452', name: 'Mug' }
const named = { photo_1: GOOD, photo_2: GONE, photo_3: BUSY, photo_4: PAGE }

let site: TestSite
let desk: ProductDesk
let stop: () => Promise<void>
let seller: Caller
let id: number
let asked: string[]
beforeAll(async () => {
  ;({ site, desk, stop } = await aSiteAndItsDesk())
})
beforeEach(async () => {
  asked = []
  await site.db.deleteFrom('photoAddresses').execute()
  seller = await site.as(await aSeller(site.db))
  const { body } = await seller.post('/products', { product: { ...mug, ...named } })
  id = body.id
})
afterAll(() => stop())

async function theWeb(address: string) {
  asked.push(address)
  if (address === GONE) throw new PhotoProblem('The address answers 404', { isFinal: true })
  if (address === BUSY) throw new PhotoProblem('The address answers 503', { isFinal: false })
  return address === PAGE ? Buffer.from('<!doctype html>') : aPicture('jpeg')
}

const photos = async (): Promise<string[]> => (await seller.get(`/products/${id}`)).body.images
const save = (more: object) => seller.put(`/products/${id}`, { product: { ...mug, ...more } })

describe('photos that a lot names by address', () => {
  test('are shown from our own storage once they were fetched', async () => {
    expect(await photos()).toEqual([GOOD, GONE, BUSY, PAGE])
    await fetchPhotos(desk, theWeb)
    const [good = '', ...others] = await photos()
    expect(isStoredPhoto(good)).toBe(true)
    expect(others).toEqual([GONE, BUSY, PAGE])
    const answer = await fetch(site.address + good)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })

  test('are the same photos for a form that was shown their addresses', async () => {
    await fetchPhotos(desk, theWeb)
    const before = await photos()
    expect((await save(named)).body.images).toEqual(before)
    expect((await save({ photo_1: GONE, photo_2: GOOD })).body.images).toEqual([
      GONE,
      before[0],
      BUSY,
      PAGE,
    ])
  })

  test('are asked for again later only if that may help', async () => {
    await fetchPhotos(desk, theWeb)
    expect(asked.toSorted()).toEqual([BUSY, GONE, GOOD, PAGE])
    await fetchPhotos(desk, theWeb)
    expect(asked).toHaveLength(4)
    const past = new Date(Date.now() - 1000)
    await site.db
      .updateTable('photoAddresses')
      .set({ nextTryAt: past })
      .where('nextTryAt', 'is not', null)
      .execute()
    await fetchPhotos(desk, theWeb)
    expect(asked.slice(4)).toEqual([BUSY])
  })

  test('are asked for five times, the waits between growing and of different lengths', async () => {
    const others = [1, 2, 3].map((at) => `${BUSY}?${at}`)
    await save({ photo_1: BUSY, photo_2: others[0], photo_3: others[1], photo_4: others[2] })
    await site.db.deleteFrom('photoAddresses').where('address', 'in', [GOOD, GONE, PAGE]).execute()
    const busyWeb = async () => {
      throw new PhotoProblem('The address answers 503', { isFinal: false })
    }
    const waits: number[] = []
    for (;;) {
      await fetchPhotos(desk, busyWeb)
      const waiting = await untilNextTries()
      if (waiting.length === 0) break
      expect(waiting).toHaveLength(1 + others.length)
      expect(new Set(waiting).size).toBeGreaterThan(1)
      waits.push(Math.max(...waiting))
      await site.db
        .updateTable('photoAddresses')
        .set({ nextTryAt: new Date(0) })
        .where('nextTryAt', 'is not', null)
        .execute()
    }
    expect(waits).toHaveLength(4)
    waits.reduce((before, wait) => {
      expect(wait).toBeGreaterThan(2 * before)
      return wait
    }, 0)
    const { body } = await seller.get(`/products/${id}`)
    expect(body.photo_problems).toHaveLength(1 + others.length)
  })

  test('that could not be had for good are told to the seller with the reason, and stay named', async () => {
    await fetchPhotos(desk, theWeb)
    const { body } = await seller.get(`/products/${id}`)
    expect(body.photo_problems).toEqual([
      { address: GONE, problem: 'The address answers 404' },
      { address: PAGE, problem: 'Please choose a JPEG, PNG, WebP or GIF image' },
    ])
    expect(body.images.slice(1)).toEqual([GONE, BUSY, PAGE])
    const { body: list } = await seller.get('/products')
    expect(list.products[0].photo_problems).toEqual(body.photo_problems)
    expect((await save({ photo_2: null, photo_4: null })).body.photo_problems).toEqual([])
  })

  test('that no lot names any more are not kept', async () => {
    await save({ photo_1: null })
    await fetchPhotos(desk, theWeb)
    expect(await photos()).toEqual([GONE, BUSY, PAGE])
    const { problem } = await site.db
      .selectFrom('photoAddresses')
      .select('problem')
      .where('address', '=', GOOD)
      .executeTakeFirstOrThrow()
    expect(problem).toBe('No product shows it any more')
  })
})

async function untilNextTries() {
  const waiting = await site.db
    .selectFrom('photoAddresses')
    .select('nextTryAt')
    .where('nextTryAt', 'is not', null)
    .execute()
  return waiting.map(({ nextTryAt }) => (nextTryAt?.getTime() ?? 0) - Date.now())
}
