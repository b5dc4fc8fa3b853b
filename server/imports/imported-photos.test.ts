import { afterAll, beforeAll, expect, test } from 'vitest'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import { PhotoProblem } from '#server/products/photos/fetch-photo.ts'
import { fetchPhotos, type PhotoDeps } from '#server/products/photos/fetch-photos.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { runImport } from './run-import.ts'
import { aBegunImport } from './testing/import-of.ts'

const csv = [
  'UPC,Product Name,Photo URL,Photo URL 2',
  '036000291452,Mug,https://photos.invalid/a.jpg,https://photos.invalid/b.jpg',
].join('\n')

let site: TestSite
let deps: PhotoDeps
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ site, deps, stop } = await aSiteAndItsDeps())
})
afterAll(() => stop())

test('photos that a file names by address are fetched, and are the same when it is imported again', async () => {
  const seller = await site.as(await aSeller(site.db))
  const importFile = async () => {
    const { importId } = await aBegunImport({ db: site.db, seller, csv })
    await runImport(deps, importId)
    return photos()
  }
  const photos = async (): Promise<string[]> =>
    (await seller.get('/products')).body.products[0].images

  expect(await importFile()).toEqual([
    'https://photos.invalid/a.jpg',
    'https://photos.invalid/b.jpg',
  ])
  await fetchPhotos(deps, { fetch: () => aPicture('jpeg') })
  const fetched = await photos()
  expect(fetched.map(isStoredPhoto)).toEqual([true, true])
  expect(await importFile()).toEqual(fetched)
})

test('a photo that can never be had is told among the notes of its import', async () => {
  const seller = await site.as(await aSeller(site.db))
  const { key, importId } = await aBegunImport({ db: site.db, seller, csv })
  await runImport(deps, importId)
  await fetchPhotos(deps, {
    fetch: (address) =>
      address.endsWith('b.jpg')
        ? Promise.reject(new PhotoProblem('The address answers 404', { isFinal: true }))
        : aPicture('jpeg'),
  })
  const { body } = await seller.get(`/imported_csvs/${key}`)
  expect(body.attribute_issues.at(-1)).toBe(
    'Row 2 (UPC 036000291452): Photo https://photos.invalid/b.jpg could not be fetched. The address answers 404',
  )
  expect(body.issue_count).toBe(1)
})
