import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
})

type Figures = { units?: number; seller_price_cents?: number }
const edit = (id: number, product: Figures, units_before?: number) =>
  seller.put(`/products/${id}/figures`, { product, units_before })

describe('units and asking price changed in the list', () => {
  test('are changed, and nothing else is', async () => {
    const { id } = await aListedProduct(site.db, { sellerId, sku: 'FIG-1', minOrderUnits: 5 })
    const before = (await seller.get(`/products/${id}`)).body
    const { status, body } = await edit(id, { units: 90, seller_price_cents: 9_50 }, 100)
    expect(status).toBe(200)
    const changed = { units: 90, seller_price_cents: 9_50, percent_off_msrp: 76 }
    expect(body).toEqual({ ...before, ...changed, updated_at: expect.any(String) })
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
      errors: ['Available units have changed. Please look at them again.'],
      product: { id, units: 70 },
    })
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
