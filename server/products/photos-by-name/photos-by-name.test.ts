import { beforeEach, describe, expect, test } from 'vitest'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { anAddress, send } from '#server/uploads/testing/sending.ts'
import sharp from 'sharp'

const site = siteForThisFile({ env: { WORKER: 'off' } })
const UPC = '012345678905'
let seller: Caller
let sellerId: number
let id: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  id = (await aProduct({ upc: UPC, sku: 'SKU-17' })).id
})

const aProduct = (codes: object) => aListedProduct(site.db, { sellerId, photos: [], ...codes })

/** A picture like no other, sent; answers its key. */
let shade = 0
const picture = () => {
  shade += 1
  const background = { r: shade % 256, g: Math.floor(shade / 256), b: 90 }
  return sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toBuffer()
}
const sent = async (by = seller) => send(by, await picture())

type File = { name: string; key: string; product_id?: number }
const add = async (...files: File[]) => {
  const { status, body } = await seller.post('/products/photos', { files })
  expect([status, body.errors]).toEqual([200, undefined])
  return body.files
}
const results = async (...files: File[]): Promise<string[]> =>
  (await add(...files)).map(({ result }: { result: string }) => result)
const imagesOf = async (product = id): Promise<string[]> =>
  (await seller.get(`/products/${product}`)).body.images

describe('names of photos', () => {
  const match = async (...names: string[]) =>
    (await seller.post('/products/photos/matches', { names })).body

  test('are matched to the seller’s products by each kind of code, and the rest is told', async () => {
    const asin = await aProduct({ asin: 'B00ABC1234' })
    const style = await aProduct({ styleNumber: 'FW 24/118' })
    const names = [
      '12345678905_2.jpg',
      'sku-17/1.jpg',
      'B00ABC1234-1.webp',
      'fw24-118.png',
      'cat.png',
    ]
    const { files, products } = await match(...names)
    expect(files).toEqual([
      {
        name: names[0],
        result: 'matched',
        product_id: id,
        place: '2',
        kind: 'upc',
        code: UPC,
        message: `By its UPC ${UPC}`,
      },
      {
        name: names[1],
        result: 'matched',
        product_id: id,
        place: '1',
        kind: 'sku',
        code: 'SKU-17',
        message: 'By its SKU SKU-17',
      },
      expect.objectContaining({ product_id: asin.id, kind: 'asin' }),
      expect.objectContaining({ product_id: style.id, kind: 'style_number', place: '' }),
      {
        name: 'cat.png',
        result: 'none',
        message: 'The name has no UPC, SKU, ASIN or style number of your products',
      },
    ])
    expect(products.map((product: { id: number }) => product.id)).toEqual([id, asin.id, style.id])
    expect(products[0]).toMatchObject({ upc: UPC, sku: 'SKU-17', images: [] })
  })

  test('that fit several products are left to the seller, with those products', async () => {
    const other = await aProduct({ styleNumber: 'SKU-17' })
    const { files, products } = await match('SKU-17.jpg')
    expect(files).toEqual([
      {
        name: 'SKU-17.jpg',
        result: 'several',
        product_ids: [id, other.id],
        kind: 'sku',
        code: 'SKU-17',
        message: 'The name matches several products, starting with the SKU SKU-17',
      },
    ])
    expect(products).toHaveLength(2)
  })

  test('lead neither to products of others nor to what was deleted', async () => {
    const rival = await aSeller(site.db)
    await aListedProduct(site.db, { sellerId: rival.id, upc: '036000291452', sku: 'RIVAL-1' })
    await seller.delete(`/products/${id}`)
    const { files, products } = await match('036000291452.jpg', 'RIVAL-1.jpg', `${UPC}.jpg`)
    expect(files.map(({ result }: { result: string }) => result)).toEqual(['none', 'none', 'none'])
    expect(products).toEqual([])
  })

  test('in letters of any kind mean the same in the database', async () => {
    const odd = await aProduct({ sku: 'Ü–7(x)\u00a0+/~' })
    const { files } = await match('Ü7X_2.jpg', 'ü7x_2.jpg')
    expect(files[0]).toMatchObject({ result: 'matched', product_id: odd.id, place: '2' })
    expect(files[1]).toMatchObject({ result: 'none' })
  })

  test('that are no photos, or too many, are refused with a reason', async () => {
    for (const names of [[], [''], Array(501).fill('a.jpg'), ['x'.repeat(401)], 'a.jpg', [5]])
      expect((await seller.post('/products/photos/matches', { names })).status).toBe(422)
  })
})

describe('photos that were sent', () => {
  test('are added to the products of their names, in the order of their numbers, and show them', async () => {
    await site.db.updateTable('products').set({ provisional: true }).where('id', '=', id).execute()
    const files = await add(
      { name: `${UPC}_10.jpg`, key: await sent() },
      { name: `${UPC}_2.jpg`, key: await sent() },
      { name: 'SKU-17 (front).png', key: await sent() },
      { name: 'nothing.png', key: await sent() },
    )
    const [ten, two, front, none] = files
    expect(files.map((file: { result: string }) => file.result)).toEqual([
      'added',
      'added',
      'added',
      'none',
    ])
    expect(isStoredPhoto(ten.photo)).toBe(true)
    expect(await imagesOf()).toEqual([front.photo, two.photo, ten.photo])
    expect(none).toMatchObject({
      product_id: null,
      photo: null,
      message: expect.stringMatching(/has no UPC/),
    })
    const { body } = await seller.get(`/products/${id}`)
    expect(body).toMatchObject({ missing: [], provisional: false })
    expect((await fetch(site.address + ten.photo)).status).toBe(200)
  })

  test('are each there once, however often they are sent', async () => {
    const [file] = [{ name: `${UPC}.jpg`, key: await sent() }]
    const [first] = await add(file)
    expect(await add(file, { ...file, name: `${UPC}_2.jpg` })).toMatchObject([
      { result: 'there', photo: first.photo, message: 'The product already has this photo' },
      { result: 'there', photo: first.photo },
    ])
    const content = await picture()
    const [once, again] = [await send(seller, content), await send(seller, content)]
    expect(await results({ name: `${UPC}_3.jpg`, key: once })).toEqual(['added'])
    expect(await results({ name: `${UPC}_3.jpg`, key: again })).toEqual(['there'])
    expect(await imagesOf()).toHaveLength(2)
  })

  test('at the same moment are there once too', async () => {
    const file = { name: `${UPC}.jpg`, key: await sent() }
    const all = await Promise.all(Array.from({ length: 4 }, () => results(file)))
    expect(all.flat().toSorted()).toEqual(['added', 'there', 'there', 'there'])
    expect(await imagesOf()).toHaveLength(1)
  })

  test('are five for a product and not one more; a repeat says so too', async () => {
    const files = await Promise.all(
      Array.from({ length: 7 }, async (_, at) => ({ name: `${UPC}_${at}.jpg`, key: await sent() })),
    )
    const expected = [...Array(5).fill('added'), 'full', 'full']
    expect(await results(...files)).toEqual(expected)
    const again = await add(...files)
    expect(again.at(-1).message).toBe('The product already has 5 photos')
    expect(again.map(({ result }: { result: string }) => result)).toEqual([
      ...Array(5).fill('there'),
      'full',
      'full',
    ])
    expect(await imagesOf()).toHaveLength(5)
  })

  test('may be given to a product by hand, but only to one of one’s own', async () => {
    const rival = await aSeller(site.db)
    const theirs = await aListedProduct(site.db, { sellerId: rival.id, photos: [] })
    const key = await sent()
    expect(
      await add(
        { name: 'cat.png', key, product_id: id },
        { name: `${UPC}.png`, key, product_id: theirs.id },
        { name: `${UPC}.png`, key, product_id: 999_999_999 },
      ),
    ).toMatchObject([
      { result: 'added', product_id: id },
      { result: 'none', product_id: null, message: 'You don’t have this product' },
      { result: 'none', product_id: null, message: 'You don’t have this product' },
    ])
  })

  test('are refused one by one with a reason when the file is missing or no photo', async () => {
    const rival = await site.as(await aSeller(site.db))
    const { key: neverSent } = await anAddress(seller, { kind: 'image' })
    const keys = [
      await sent(rival),
      'f'.repeat(32),
      neverSent,
      await send(seller, Buffer.from('no')),
    ]
    const files = await add(...keys.map((key) => ({ name: `${UPC}.jpg`, key })), {
      name: `${UPC}.jpg`,
      key: await sent(),
    })
    expect(files.map(({ result, message }: Record<string, string>) => [result, message])).toEqual([
      ['refused', 'Please upload the image again'],
      ['refused', 'Please upload the image again'],
      ['refused', 'The file has not arrived. Please choose it again.'],
      ['refused', 'Please choose a JPEG, PNG, WebP, AVIF or GIF image'],
      ['added', `By its UPC ${UPC}`],
    ])
    expect(await imagesOf()).toHaveLength(1)
  })

  test('are refused all together in words when the call makes no sense', async () => {
    const key = await sent()
    for (const files of [
      [],
      [{ name: 'a.jpg', key: '../x' }],
      [{ key }],
      [{ name: '', key }],
      'x',
    ]) {
      const { status, body } = await seller.post('/products/photos', { files })
      expect([status, body.errors.length > 0]).toEqual([422, true])
    }
    expect(await imagesOf()).toEqual([])
  })
})
