import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import { aSeller } from '#server/testing/listings.ts'
import type { Caller } from '#server/testing/caller.ts'
import type { TestSite } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { PhotoProblem } from './fetch-photo.ts'
import { fetchPhotos } from './fetch-photos.ts'
import type { ImportDesk } from './import-desk.ts'
import { runImport } from './run-import.ts'
import { aSiteAndItsDesk } from './testing/a-desk.ts'
import { aBegunImport } from './testing/import-of.ts'

const UPC = '036000291452'
const GOOD = 'https://photos.invalid/good.jpg'
const GONE = 'https://photos.invalid/gone.jpg'
const BUSY = 'https://photos.invalid/busy.jpg'
const PAGE = 'https://photos.invalid/page.html'
const csv = [
  'UPC,Product Name,Photo URL,Photo URL 2,Photo URL 3,Photo URL 4,Unit MSRP,Unit Wholesale,Unit Asking Price,Units',
  `${UPC},Mug,${GOOD},${GONE},${BUSY},${PAGE},40,20,10,100`,
].join('\n')

let site: TestSite
let desk: ImportDesk
let stop: () => Promise<void>
let seller: Caller
let sellerId: number
let asked: string[]
beforeAll(async () => {
  ;({ site, desk, stop } = await aSiteAndItsDesk())
})
beforeEach(async () => {
  asked = []
  await site.db.deleteFrom('photoAddresses').execute()
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  await importFile()
})
afterAll(() => stop())

async function importFile(text = csv) {
  const { importId } = await aBegunImport({ db: site.db, seller, csv: text })
  await runImport(desk, importId)
}

async function theWeb(address: string) {
  asked.push(address)
  if (address === GONE) throw new PhotoProblem('The address answers 404', { isFinal: true })
  if (address === BUSY) throw new PhotoProblem('The address answers 503', { isFinal: false })
  return address === PAGE ? Buffer.from('<!doctype html>') : aPicture('jpeg')
}

async function photos(): Promise<string[]> {
  const { body } = await seller.get(`/marketplace/products/for_seller/${sellerId}`)
  return body[0].images
}

describe('photos that a file names by address', () => {
  test('are shown from our own storage once they were fetched', async () => {
    expect(await photos()).toEqual([GOOD, GONE, BUSY, PAGE])
    await fetchPhotos(desk, theWeb)
    const [good = '', ...others] = await photos()
    expect(isStoredPhoto(good)).toBe(true)
    expect(others).toEqual([GONE, BUSY, PAGE])
    const answer = await fetch(site.address + good)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })

  test('are the same photos when the file is imported again', async () => {
    await fetchPhotos(desk, theWeb)
    const before = await photos()
    await importFile()
    expect(await photos()).toEqual(before)
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

  test('that no lot names any more are not kept', async () => {
    await importFile(`UPC,Photo URL,Units\n${UPC},/photos/another/800.webp,100`)
    await fetchPhotos(desk, theWeb)
    expect((await photos())[0]).toBe('/photos/another/800.webp')
  })
})
