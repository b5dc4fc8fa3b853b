import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'

const site = siteForThisFile()
let buyer: Caller
let seller: Caller
let sellerId: number
let lot: Awaited<ReturnType<typeof aListedProduct>>
beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
})
beforeEach(async () => {
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  lot = await aListedProduct(site.db, { sellerId, name: 'Fig candle' })
})

type Edit = { units_before?: number; [field: string]: unknown }
const edit = ({ units_before, ...product }: Edit, id = lot.id) =>
  seller.put(`/products/${id}`, {
    product: { upc: lot.upc, name: lot.name, ...product },
    units_before,
  })
const movements = (productId = lot.id) =>
  site.db
    .selectFrom('stockMovements')
    .select(['change', 'reason'])
    .where('productId', '=', productId)
    .where('reason', '<>', 'listed')
    .orderBy('id')
    .execute()
const sell = (units: number) =>
  leaveUnits(site.db, { id: lot.id, units: lot.units - units, reason: 'sold' })

describe('an edit of a lot', () => {
  test('changes what it names and leaves the rest', async () => {
    await edit({ sku: 'FIG-1', description: 'Hand-poured.', gender: 'F', weight: '2.25' })
    const { status, body } = await edit({ name: 'Fig candle, large', weight: '', gender: '' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: lot.id,
      name: 'Fig candle, large',
      sku: 'FIG-1',
      description: 'Hand-poured.',
      weight: null,
      gender: 'unisex',
      units: 100,
      provisional: false,
    })
    expect((await buyer.get(`/marketplace/products/${lot.id}`)).body.name).toBe('Fig candle, large')
  })

  test('publishes and hides it by what is missing then', async () => {
    expect((await edit({ msrp_cents: null })).body).toMatchObject({
      provisional: true,
      missing: ['Missing MSRP'],
    })
    expect((await buyer.get(`/marketplace/products/${lot.id}`)).status).toBe(404)
    expect((await edit({ msrp_cents: 5000 })).body).toMatchObject({ provisional: false })
    expect((await buyer.get(`/marketplace/products/${lot.id}`)).status).toBe(200)
  })

  test('is held to the limits together with what it leaves', async () => {
    const { status, body } = await edit({ msrp_cents: 900 })
    expect(status).toBe(422)
    expect(body.fields).toEqual({
      'product.seller_price_cents': ['Must be less than or equal to Unit MSRP'],
    })
  })

  test('may keep the UPC, take a free one, and none that is listed already', async () => {
    const other = await aListedProduct(site.db, { sellerId })
    expect((await edit({ upc: other.upc })).body.fields).toEqual({
      'product.upc': ['UPC is already taken'],
    })
    expect((await edit({ upc: '036000291452' })).body.upc).toBe('036000291452')
  })

  test('of another seller’s lot, or one that is gone, is of nothing', async () => {
    const theirs = await aListedProduct(site.db)
    const gone = await aListedProduct(site.db, { sellerId, deletedAt: new Date() })
    for (const { id } of [theirs, gone, { id: 999_999_999 }]) {
      expect((await edit({ name: 'Mine now' }, id)).status).toBe(404)
      expect((await seller.get(`/products/${id}`)).status).toBe(404)
      expect((await seller.delete(`/products/${id}`)).status).toBe(404)
    }
  })
})

describe('an edit of what somebody else changed meanwhile', () => {
  const late = (before: object) =>
    seller.put(`/products/${lot.id}`, {
      product: { upc: lot.upc, name: lot.name, msrp_cents: 9000, sku: 'FIG-1' },
      before,
    })

  test('is not written over it; the answer tells what the product has become', async () => {
    await edit({ msrp_cents: 8000 })
    const { status, body } = await late({ msrp_cents: 2500, sku: null })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      errors: ['This product was changed in the meantime. Please review the marked fields.'],
      fields: { 'product.msrp_cents': ['Changed in the meantime'] },
      product: { id: lot.id, msrp_cents: 8000, sku: null },
    })
    expect((await late({ msrp_cents: 8000, sku: null })).body).toMatchObject({
      msrp_cents: 9000,
      sku: 'FIG-1',
    })
  })

  test('leaves what the other one changed elsewhere', async () => {
    await edit({ description: 'Hand-poured.' })
    const { body } = await late({
      msrp_cents: (await seller.get(`/products/${lot.id}`)).body.msrp_cents,
    })
    expect(body).toMatchObject({ msrp_cents: 9000, description: 'Hand-poured.' })
  })
})

describe('units', () => {
  test('change with a movement that says so', async () => {
    expect((await edit({ units: 130 })).body.units).toBe(130)
    expect((await edit({ units: 30 })).body.units).toBe(30)
    expect((await edit({ units: null })).body).toMatchObject({
      units: 0,
      provisional: true,
      missing: ['Missing Units'],
    })
    expect(await movements()).toEqual([
      { change: 30, reason: 'edited' },
      { change: -100, reason: 'edited' },
      { change: -30, reason: 'edited' },
    ])
  })

  test('that were sold meanwhile are not put back by a form that saw them', async () => {
    await sell(10)
    const { body } = await edit({ units: 100, units_before: 100, name: 'Fig candle, new' })
    expect(body).toMatchObject({ units: 90, name: 'Fig candle, new' })

    const late = await edit({ units: 120, units_before: 100 })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({
      errors: ['Available units have changed. Please review them again.'],
      product: { id: lot.id, units: 90 },
    })
    expect((await edit({ units: 120, units_before: 90 })).body.units).toBe(120)
    expect(await movements()).toEqual([
      { change: -10, reason: 'sold' },
      { change: 30, reason: 'edited' },
    ])
  })

  test('of a lot that is sold out are not missing, and it may be edited still', async () => {
    await sell(100)
    expect((await edit({ description: 'Back in spring.' })).body).toMatchObject({
      provisional: false,
      units: 0,
      missing: [],
    })
  })

  test('never go missing between edits and sales at once', async () => {
    const deal = await aDeal(site, { quantity: 10 })
    const owner = deal.seller
    const product = { upc: deal.product.upc, name: 'Edited meanwhile' }
    const [accepted, ...edits] = await Promise.all([
      owner.put(`/offers/${deal.offerId}/accept`),
      ...[50, 60, 70].map((units) =>
        owner.put(`/products/${deal.product.id}`, { product: { ...product, units } }),
      ),
    ])
    expect([accepted, ...edits].map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { units } = (await owner.get(`/products/${deal.product.id}`)).body
    const moved = (await movements(deal.product.id)).map(({ change }) => change)
    expect(moved).toContain(-10)
    expect(units).toBe(moved.reduce((total, change) => total + change, 100))
  })
})

test('a new price leaves offers under way at what was asked before', async () => {
  const deal = await aDeal(site, { price: 800, asking: 1000 })
  const product = { upc: deal.product.upc, name: deal.product.name, seller_price_cents: 2500 }
  const edited = await deal.seller.put(`/products/${deal.product.id}`, { product })
  expect(edited.body.seller_price_cents).toBe(2500)
  const tooMuch = await deal.seller.post(`/offers/${deal.offerId}/counter_offer`, {
    offer_products_attributes: [{ id: deal.lineId, unit_price: 1100 }],
  })
  expect(tooMuch.body.errors).toEqual(['Exceeds asking price'])
  expect((await deal.seller.put(`/offers/${deal.offerId}/accept`)).status).toBe(200)
  const orders = await deal.buyer.get('/marketplace/purchase_orders')
  expect(orders.body.data[0].attributes.total_cents).toBe(cents(8000))
})
