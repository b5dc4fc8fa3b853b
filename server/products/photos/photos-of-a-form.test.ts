import { beforeEach, describe, expect, test } from 'vitest'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { anAddress, preview, send } from '#server/uploads/testing/sending.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let seller: Caller
let userId: number
let id: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  userId = owner.userId
  seller = await site.as(owner)
  id = (await aListedProduct(site.db, { sellerId: owner.id, photos: [] })).id
})

const sent = async (by = seller) => send(by, await aPicture('png', 64, 64))
const save = (photos: object) =>
  seller.put(`/products/${id}`, { product: { upc: '036000291452', name: 'Mug', ...photos } })
const images = async (photos: object): Promise<string[]> => (await save(photos)).body.images

describe('a photo of a lot', () => {
  test('is the file that was sent, from our own storage', async () => {
    const { body } = await save({ photo_1: await sent() })
    expect(isStoredPhoto(body.photo_1)).toBe(true)
    expect(body).toMatchObject({ photo_1_url: body.photo_1, images: [body.photo_1] })
    const answer = await fetch(site.address + body.photo_1)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })

  test('stays when the form names it as it was shown, or not at all', async () => {
    const [one = ''] = await images({ photo_1: await sent() })
    expect(await images({ photo_1: one })).toEqual([one])
    const [, two = ''] = await images({ photo_2: await sent() })
    expect(await images({})).toEqual([one, two])
    expect(await images({ photo_1: two, photo_2: one })).toEqual([two, one])
  })

  test('that is taken away makes room for the next, and none is there twice', async () => {
    const [one = '', two = ''] = await images({ photo_1: await sent(), photo_3: await sent() })
    expect(await images({ photo_4: one })).toEqual([one, two])
    const { body } = await save({ photo_1: null })
    expect(body).toMatchObject({ photo_1: two, photo_2: null, images: [two] })
    expect((await save({ photo_1: '' })).body).toMatchObject({
      provisional: true,
      missing: ['Missing Photo'],
    })
  })

  test('may be one that was only looked at before; from then on it is kept', async () => {
    const shown = await preview(seller, await sent(), 800)
    const address = new URL(shown.body.aws_url).pathname
    expect(await images({ photo_1: address })).toEqual([address])
    const { usedAt } = await site.db
      .selectFrom('uploads')
      .select('usedAt')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow()
    expect(usedAt).not.toBeNull()
  })

  test('may be shown by another of the seller’s lots too', async () => {
    const [photo = ''] = await images({ photo_1: await sent() })
    const product = { upc: '012345678905', name: 'Cup', photo_1: photo }
    expect((await seller.post('/products', { product })).body.photo_1).toBe(photo)
  })

  test('is never somebody else’s file, nor one that is not there', async () => {
    const rival = await site.as(await aSeller(site.db))
    const theirs = await sent(rival)
    const shown = new URL((await preview(rival, theirs, 800)).body.aws_url).pathname
    const { key: neverSent } = await anAddress(seller)
    const { key: csv } = await anAddress(seller, { kind: 'csv' })
    const refused = [theirs, shown, '/photos/nowhere/800.webp', neverSent, csv, 'f'.repeat(32)]
    for (const photo of refused) {
      const { status, body } = await save({ photo_3: photo })
      expect([photo, status, Object.keys(body.fields)]).toEqual([photo, 422, ['product.photo_3']])
    }
    expect(await images({})).toEqual([])
  })

  test('is never what is no picture', async () => {
    const text = await send(seller, Buffer.from('<!doctype html>'))
    const { status, body } = await save({ photo_1: text })
    expect(status).toBe(422)
    expect(body.fields).toEqual({ 'product.photo_1': [expect.stringMatching(/image/i)] })
  })
})
