import { beforeAll, describe, expect, test } from 'vitest'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { send } from '#server/uploads/testing/sending.ts'

const site = siteForThisFile({ env: { WORKER: 'off' } })
let staff: Caller
let buyer: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  buyer = await site.as(await aBuyer(site.db))
})

const candle = { upc: '036000291452', name: 'Fig candle' }
const wholeCandle = async () => ({
  ...candle,
  photo_1: await send(staff, await aPicture('png', 64, 64)),
  msrp_cents: 40_00,
  wholesale_cents: 20_00,
  seller_price_cents: 10_00,
  units: 100,
})
async function aShop() {
  const { body } = await staff.post('/admin/sellers', { seller: { name: 'Harrow & Pine' } })
  const path = `/admin/sellers/${body.data.id}/products`
  return { id: Number(body.data.id), path, add: (product: object) => staff.post(path, { product }) }
}
const acts = (id: number) =>
  site.db
    .selectFrom('auditEvents')
    .select(['act', 'before', 'after'])
    .where('subject', '=', `product ${id}`)
    .orderBy('id')
    .execute()

describe('a product that staff create for a seller', () => {
  test('is published once nothing is missing, also while nobody signs in for the seller', async () => {
    const shop = await aShop()
    const { status, body } = await shop.add(await wholeCandle())
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...candle, seller_id: shop.id, provisional: false, missing: [] })
    expect((await buyer.get(`/marketplace/products/${body.id}`)).status).toBe(200)
    expect((await buyer.get(`/marketplace/sellers/${shop.id}`)).body.shelf.lots).toBe(1)
    expect(await acts(body.id)).toMatchObject([
      { act: 'product created', after: { seller_id: shop.id, name: 'Fig candle' } },
    ])
  })

  test('is provisional while something is missing, as its seller’s own would be', async () => {
    const { body } = await (await aShop()).add(candle)
    expect(body).toMatchObject({ provisional: true })
    expect(body.missing).toContain('Missing Photo')
  })

  test('stays hidden while the seller is under review', async () => {
    const { id } = await aSeller(site.db, { status: 'provisional' })
    const { body } = await staff.post(`/admin/sellers/${id}/products`, {
      product: await wholeCandle(),
    })
    expect(body).toMatchObject({ provisional: true, missing: [] })
  })

  test.each([
    [{ upc: candle.upc, name: '' }, 'product.name', 'Required'],
    [{ ...candle, msrp_cents: 0 }, 'product.msrp_cents', 'Price must be greater than $0'],
    [
      { ...candle, msrp_cents: 500, seller_price_cents: 501 },
      'product.seller_price_cents',
      'Must be less than or equal to Unit MSRP',
    ],
    [{ ...candle, units: 0 }, 'product.units', 'Units must be greater than 0'],
  ])('is refused in the words a seller reads: %j', async (product, field, message) => {
    const { status, body } = await (await aShop()).add(product)
    expect([status, body.fields[field]]).toEqual([422, [message]])
  })

  test('has a UPC that its seller does not list yet', async () => {
    const shop = await aShop()
    const { body: first } = await shop.add(candle)
    const { status, body } = await shop.add(candle)
    expect([status, body.errors]).toEqual([422, ['UPC is already taken']])
    const check = async (more = '') =>
      (await staff.get(`${shop.path}/check_upc?upc=${candle.upc}${more}`)).body
    expect(await check()).toEqual({ taken: true })
    expect(await check(`&id=${first.id}`)).toEqual({ taken: false })
    expect((await (await aShop()).add(candle)).status).toBe(201)
  })

  test('needs a seller', async () => {
    const { status } = await staff.post('/admin/sellers/999999/products', { product: candle })
    expect(status).toBe(404)
    expect((await staff.get('/admin/sellers/999999/products')).status).toBe(404)
  })
})

describe('a seller’s products, for staff', () => {
  test('are listed with what each still lacks', async () => {
    const seller = await aSeller(site.db)
    await aListedProduct(site.db, { sellerId: seller.id, name: 'Rope toy' })
    await aListedProduct(site.db, { sellerId: seller.id, name: 'Lamp', provisional: true })
    const { body } = await staff.get(`/admin/sellers/${seller.id}/products?state=published`)
    expect(body.products.map(({ name }: OwnListedProduct) => name)).toEqual(['Rope toy'])
    expect(body.products[0]).toMatchObject({ wholesale_cents: 20_00, missing: [] })
    expect(body.meta).toMatchObject({ total_count: 1, provisional_count: 1 })
  })

  test('are edited, and the seller sees it', async () => {
    const user = await aSeller(site.db)
    const { id } = await aListedProduct(site.db, { sellerId: user.id })
    const path = `/admin/sellers/${user.id}/products/${id}`
    const { status, body } = await staff.put(path, {
      product: { ...candle, seller_price_cents: 9_00 },
    })
    expect([status, body.name, body.seller_price_cents]).toEqual([200, 'Fig candle', 900])
    const seller = await site.as(user)
    expect((await seller.get(`/products/${id}`)).body.name).toBe('Fig candle')
    expect((await staff.get(path)).body.name).toBe('Fig candle')
    expect(await acts(id)).toMatchObject([
      {
        act: 'product edited',
        before: { seller_price_cents: 1000 },
        after: { name: 'Fig candle', seller_price_cents: 900 },
      },
    ])
  })

  test('are deleted, and gone for everybody', async () => {
    const { id: sellerId } = await aSeller(site.db)
    const { id, name } = await aListedProduct(site.db, { sellerId })
    const path = `/admin/sellers/${sellerId}/products/${id}`
    expect((await staff.delete(path)).status).toBe(200)
    expect((await staff.get(path)).status).toBe(404)
    expect((await staff.delete(path)).status).toBe(404)
    expect((await buyer.get(`/marketplace/products/${id}`)).status).toBe(404)
    expect(await acts(id)).toMatchObject([{ act: 'product deleted', before: { name } }])
  })

  test('are found under their own seller only', async () => {
    const [one, other] = [await aSeller(site.db), await aSeller(site.db)]
    const { id } = await aListedProduct(site.db, { sellerId: one.id })
    const path = `/admin/sellers/${other.id}/products/${id}`
    expect((await staff.get(path)).status).toBe(404)
    expect((await staff.put(path, { product: candle })).status).toBe(404)
    expect((await staff.delete(path)).status).toBe(404)
  })
})
