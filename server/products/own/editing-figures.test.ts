import { beforeEach, describe, expect, test } from 'vitest'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

type Figures = Record<string, unknown>
const edit = (id: number, product: Figures, units_before?: number) =>
  seller.put(`/products/${id}/figures`, { product, units_before })
const seen = (id: number, product: Figures, before: Figures) =>
  seller.put(`/products/${id}/figures`, { product, before })

describe('units and asking price changed in the list', () => {
  test('are changed, and nothing else is', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, sku: 'FIG-1', minOrderUnits: 5 })
    const before = (await seller.get(`/products/${id}`)).body
    const { status, body } = await edit(id, { units: 90, seller_price_cents: 9_50 }, 100)
    expect(status).toBe(200)
    const price = { seller_price_cents: 9_50, base_price_cents: 9_50, percent_off_msrp: 76 }
    const changed = { units: 90, ...price }
    expect(body).toEqual({ ...before, ...changed, updated_at: expect.any(String) })
  })

  test('so are category, minimum and expiration, which may be emptied again', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, minOrderUnits: 5 })
    expect((await edit(id, { expiration_date: '03/2031' })).body.expiration_date).toBe('03/2031')
    expect((await edit(id, { category: 'toys' })).body.category).toBe('toys')
    expect((await edit(id, { min_order_units: null })).body.min_order_units).toBe(null)
    expect((await edit(id, { expiration_date: null })).body.expiration_date).toBe(null)
    expect((await edit(id, { expiration_date: '2031' })).body.fields).toEqual({
      'product.expiration_date': ['Must be MM/YYYY'],
    })
  })

  test('can be given to a lot that has no name yet', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, name: '', provisional: true })
    expect((await edit(id, { units: 90 })).body).toMatchObject({
      name: '',
      units: 90,
      missing: ['Missing Product Name'],
    })
  })

  test('publish a lot that lacked nothing else', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, units: 0, provisional: true })
    expect((await edit(id, { units: 12 }, 0)).body).toMatchObject({ provisional: false })
  })

  test('are held to the limits of a form', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, minOrderUnits: 20 })
    const refused = async (figures: Figures) => {
      const { status, body } = await edit(id, figures)
      return { status, fields: body.fields }
    }
    expect(await refused({ seller_price_cents: 40_01 })).toEqual({
      status: 422,
      fields: { 'product.seller_price_cents': ['Must be less than or equal to Unit MSRP'] },
    })
    expect((await refused({ seller_price_cents: 0 })).fields).toEqual({
      'product.seller_price_cents': ['Price must be greater than $0'],
    })
    expect((await refused({ units: 0 })).fields).toEqual({
      'product.units': ['Units must be greater than 0'],
    })
    expect((await refused({ units: 19 })).fields).toEqual({
      'product.min_order_units': ['Must not exceed available units'],
    })
  })

  test('are not changed when other units were sold since they were seen', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, units: 70 })
    const { status, body } = await edit(id, { units: 110 }, 100)
    expect(status).toBe(409)
    expect(body).toMatchObject({
      errors: ['Available units have changed. Please review them again.'],
      product: { id, units: 70 },
    })
  })
})

describe('what a lot lacks, filled in where a list shows it', () => {
  async function bare() {
    const lot = await aListedProduct(site.db, { sellerId, name: '', photos: [], provisional: true })
    const prices = { msrpCents: null, wholesaleCents: null }
    await site.db.updateTable('products').set(prices).where('id', '=', lot.id).execute()
    return lot
  }

  test('is told by its fields, and publishes the lot with the last of them', async () => {
    const { id } = await bare()
    const { body: listed } = await seller.get('/products')
    const lacks = ['name', 'photo_1', 'msrp_cents', 'wholesale_cents']
    expect(listed.products[0].missing_fields).toEqual(lacks)
    const steps: [Figures, string[]][] = [
      [{ msrp_cents: 40_00 }, ['name', 'photo_1', 'wholesale_cents']],
      [{ name: ' Fig candle ' }, ['photo_1', 'wholesale_cents']],
      [{ wholesale_cents: 20_00 }, ['photo_1']],
    ]
    for (const [figures, left] of steps)
      expect((await edit(id, figures)).body).toMatchObject({
        provisional: true,
        missing_fields: left,
      })
    expect((await edit(id, { photo_1: 'https://photos.invalid/fig.jpg' })).body).toMatchObject({
      name: 'Fig candle',
      msrp_cents: 40_00,
      provisional: false,
      missing: [],
      missing_fields: [],
    })
  })

  test('takes a photo that was sent as a file', async () => {
    const { id } = await bare()
    const key = await send(seller, await aPicture('png', 64, 64))
    const { body } = await edit(id, { photo_1: key })
    expect(isStoredPhoto(body.photo_1)).toBe(true)
    const { status, body: refused } = await edit(id, { photo_1: 'https://imgur.com/a.jpg' })
    expect(status).toBe(422)
    expect(refused.fields['product.photo_1']).toBeDefined()
  })

  test('changes category, minimum order, inner pack and UPC too', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, units: 100 })
    const figures = {
      category: 'toys',
      min_order_units: 12,
      inner_quantity: 6,
      upc: '614141000036',
    }
    expect((await edit(id, figures)).body).toMatchObject({ ...figures, units: 100 })
    const other = await aListedProduct(site.db, { sellerId })
    expect((await edit(other.id, { upc: '614141000036' })).body.fields).toEqual({
      'product.upc': ['UPC is already taken'],
    })
    expect((await edit(id, { min_order_units: 101 })).status).toBe(422)
  })

  test('is taken back, which hides the lot again', async () => {
    const { id } = await aListedProduct(site.db, { sellerId })
    expect((await edit(id, { msrp_cents: null })).body).toMatchObject({
      msrp_cents: null,
      provisional: true,
      missing_fields: ['msrp_cents'],
    })
  })

  test('does not overwrite what somebody else filled in since it was seen', async () => {
    const { id } = await bare()
    await edit(id, { msrp_cents: 40_00 })
    const { status, body } = await seen(id, { msrp_cents: 60_00 }, { msrp_cents: null })
    expect(status).toBe(409)
    expect(body.product).toMatchObject({ id, msrp_cents: 40_00 })
  })
})

describe('a copy of a lot', () => {
  const copy = (id: number, upc: string) =>
    seller.post(`/products/${id}/duplicate`, { product: { upc } })

  test('has everything but the UPC, the units and what staff tagged it with', async () => {
    const { id } = await aListedProduct(site.db, {
      sellerId,
      name: 'Fig candle',
      sku: 'FIG-1',
      tags: ['top_sellers'],
    })
    const before = (await seller.get(`/products/${id}`)).body
    const { status, body } = await copy(id, '614141000036')
    expect(status).toBe(201)
    expect(body).toEqual({
      ...before,
      id: expect.any(Number),
      name: 'Fig candle (copy)',
      upc: '614141000036',
      units: 0,
      tags: [],
      provisional: true,
      missing: ['Missing Units'],
      missing_fields: ['units'],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    })
    expect((await seller.get('/products')).body.meta.total_count).toBe(2)
  })

  test('needs a UPC that is not listed', async () => {
    const { id, upc } = await aListedProduct(site.db, { sellerId })
    expect((await copy(id, upc)).body.fields).toEqual({ 'product.upc': ['UPC is already taken'] })
    expect((await copy(id, '12')).body.fields).toEqual({
      'product.upc': ['A UPC has 8, 12, 13 or 14 digits'],
    })
  })

  test('is made of nobody else’s lot, and not of one that is gone', async () => {
    const theirs = await aListedProduct(site.db)
    const gone = await aListedProduct(site.db, { sellerId, deletedAt: new Date() })
    for (const { id } of [theirs, gone]) {
      expect((await copy(id, '614141000036')).status).toBe(404)
      expect((await edit(id, { units: 5 })).status).toBe(404)
    }
  })
})
