import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'

const UPC = '036000291452'
const complete = {
  upc: UPC,
  name: 'Fig candle',
  msrp_cents: 4000,
  wholesale_cents: 2000,
  seller_price_cents: 1000,
  units: 100,
}

const site = siteForThisFile()
let buyer: Caller
let seller: Caller
let sellerId: number
let photo_1: string
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
})
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  photo_1 = await send(seller, await aPicture('jpeg', 64, 64))
})

const create = (product: object, by = seller) => by.post('/products', { product })
const isSold = async (id: number) => (await buyer.get(`/marketplace/products/${id}`)).status === 200
const movementsOf = (productId: number) =>
  site.db
    .selectFrom('stockMovements')
    .select(['change', 'reason'])
    .where('productId', '=', productId)
    .execute()

describe('a new lot', () => {
  test('of a name and a UPC is kept with what it lacks, and hidden from buyers', async () => {
    const { status, body } = await create({ upc: '0 36000-29145 2', name: ' Fig candle ' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      upc: UPC,
      name: 'Fig candle',
      provisional: true,
      units: 0,
      gender: 'unisex',
      weight_unit: 'lbs',
      category: 'other',
      photo_1: null,
      missing: [
        'Missing Photo',
        'Missing MSRP',
        'Missing Wholesale',
        'Missing Asking Price',
        'Missing Units',
      ],
    })
    expect(await isSold(body.id)).toBe(false)
  })

  test('that lacks nothing is sold at once, its units with a movement', async () => {
    const { body } = await create({ ...complete, photo_1, category: 'home', length: '12.34' })
    expect(body).toMatchObject({
      provisional: false,
      missing: [],
      units: 100,
      category: 'home',
      length: 12.3,
      wholesale_cents: 2000,
      percent_off_msrp: 75,
      seller: { id: sellerId },
    })
    expect(await isSold(body.id)).toBe(true)
    expect(await movementsOf(body.id)).toEqual([{ change: 100, reason: 'listed' }])
  })

  test('is provisional for the server to say, and of its own seller', async () => {
    const other = await aSeller(site.db)
    const { body } = await create({ ...complete, provisional: false, seller_id: other.id, id: 1 })
    expect(body).toMatchObject({ provisional: true, seller_id: sellerId })
    expect(body.id).not.toBe(1)
  })

  test('stays hidden while the application is under review, whatever it holds', async () => {
    const applicant = await site.as(await aSeller(site.db, { status: 'provisional' }))
    const photo = await send(applicant, await aPicture('jpeg', 64, 64))
    const { status, body } = await create({ ...complete, photo_1: photo }, applicant)
    expect(status).toBe(201)
    expect(body).toMatchObject({ provisional: true, missing: [] })
    expect(await isSold(body.id)).toBe(false)
  })

  test('is refused with what is wrong under its field', async () => {
    const { status, body } = await create({
      ...complete,
      upc: '12',
      units: 0,
      seller_price_cents: 0,
      min_order_units: -1,
      width: '-2',
      inner_count: 1.5,
      photo_1: 'https://ibb.co/a.jpg',
    })
    expect(status).toBe(422)
    expect(body.fields).toMatchObject({
      'product.upc': ['A UPC has 8, 12, 13 or 14 digits'],
      'product.units': ['Units must be greater than 0'],
      'product.seller_price_cents': ['Price must be greater than $0'],
      'product.min_order_units': ['Must be 0 or greater'],
      'product.width': ['Must be a positive number'],
      'product.photo_1': [expect.stringContaining('ibb.co')],
    })
    expect((await create({ ...complete, seller_price_cents: 5000 })).body.fields).toEqual({
      'product.seller_price_cents': ['Must be less than or equal to Unit MSRP'],
    })
    expect((await create({})).body.fields).toEqual({
      'product.upc': ['Required'],
      'product.name': ['Required'],
    })
  })
})

describe('a UPC', () => {
  const taken = {
    status: 422,
    body: {
      errors: ['UPC is already taken'],
      fields: { 'product.upc': ['UPC is already taken'] },
    },
  }

  test('is listed once by a seller, and by another as well', async () => {
    expect((await create(complete)).status).toBe(201)
    expect(await create({ ...complete, upc: '036000 291452' })).toMatchObject(taken)
    expect((await create(complete, await site.as(await aSeller(site.db)))).status).toBe(201)
  })

  test('is listed once when the same form arrives many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(complete)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused).toHaveLength(7)
    for (const answer of refused) expect(answer).toMatchObject(taken)
  })

  test('can be checked before, in every way it is written', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, upc: UPC })
    const check = async (query: string, by = seller) =>
      (await by.get(`/products/check_upc?${query}`)).body
    expect(await check(`upc=${UPC}`)).toEqual({ taken: true })
    expect(await check('upc=36000291452')).toEqual({ taken: true })
    expect(await check('upc=0-36000-29145-2')).toEqual({ taken: true })
    expect(await check(`upc=0${UPC}`)).toEqual({ taken: true })
    expect(await check(`upc=00${UPC}`)).toEqual({ taken: true })
    expect((await create({ ...complete, upc: `00${UPC}` })).status).toBe(422)
    expect(await check(`upc=${UPC}&id=${id}`)).toEqual({ taken: false })
    expect(await check('upc=012345678905')).toEqual({ taken: false })
    expect(await check('upc=candle')).toEqual({ taken: false })
    const rival = await site.as(await aSeller(site.db))
    expect(await check(`upc=${UPC}`, rival)).toEqual({ taken: false })
  })
})
