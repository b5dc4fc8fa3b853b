import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import { send } from '#server/uploads/testing/sending.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { addPhotosByName } from './add-photos-by-name.ts'

let started: Awaited<ReturnType<typeof aSiteAndItsDeps>>
beforeAll(async () => {
  started = await aSiteAndItsDeps()
})
afterAll(() => started.stop())

const picture = (red: number) =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: { r: red, g: 0, b: 0 } } })
    .png()
    .toBuffer()

test('what there was no time for is sent again, until all of it is there', async () => {
  const { site, deps } = started
  const owner = await aSeller(site.db)
  const caller = await site.as(owner)
  const seller = { sellerId: owner.id, userId: owner.userId }
  const { id } = await aListedProduct(site.db, { sellerId: owner.id, sku: 'SKU-17', photos: [] })
  const files: { name: string; key: string }[] = []
  for (const red of [10, 90, 170])
    files.push({ name: `SKU-17_${red}.png`, key: await send(caller, await picture(red)) })

  const add = async () =>
    (await addPhotosByName(deps, seller, { files, longestMs: 0 })).map(({ result }) => result)
  expect(await add()).toEqual(['added', 'unfinished', 'unfinished'])
  expect(await add()).toEqual(['there', 'added', 'unfinished'])
  expect(await add()).toEqual(['there', 'there', 'added'])
  expect((await caller.get(`/products/${id}`)).body.images).toHaveLength(3)
})

test('while files cannot be reached none is refused for good, and all can be sent again', async () => {
  const { site, deps } = started
  const owner = await aSeller(site.db)
  const caller = await site.as(owner)
  const seller = { sellerId: owner.id, userId: owner.userId }
  await aListedProduct(site.db, { sellerId: owner.id, sku: 'SKU-18', photos: [] })
  const files = [{ name: 'SKU-18.png', key: await send(caller, await picture(30)) }]

  const { storage } = deps.uploads
  const read = () => Promise.reject(new Refusal('Files can’t be reached for a moment.', 503))
  const away = { ...deps, uploads: { ...deps.uploads, storage: { ...storage, read } } }
  await expect(addPhotosByName(away, seller, { files })).rejects.toMatchObject({ status: 503 })
  const [added] = await addPhotosByName(deps, seller, { files })
  expect(added?.result).toBe('added')
})
