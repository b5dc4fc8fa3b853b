import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importOf } from '#server/imports/testing/import-of.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aDeal } from '#server/testing/deals.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

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
  lot = await aListedProduct(site.db, {
    sellerId,
    name: `Zinnia vase ${sellerId}`,
    tags: ['vases'],
  })
})

const bulk = (action: 'pause' | 'resume') =>
  seller.post('/products/bulk', { action, ids: [lot.id] })
const found = async () => {
  const search = { query: `zinnia ${sellerId}` }
  const { body } = await buyer.post('/marketplace/products/search', { search, facets: true })
  return { count: body.count, all: body.category_counts.all, sellers: body.sellers }
}

describe('a paused lot', () => {
  beforeEach(() => bulk('pause'))

  test('is seen by nobody but its seller and staff', async () => {
    expect((await buyer.get(`/marketplace/products/${lot.id}`)).status).toBe(404)
    expect((await buyer.get(`/marketplace/products/for_seller/${sellerId}`)).body).toEqual([])
    expect((await seller.get(`/marketplace/products/${lot.id}`)).status).toBe(200)
    const { body } = await buyer.get(`/marketplace/sellers/${sellerId}`)
    expect(body.tags).toEqual([])
    expect(JSON.stringify(body)).not.toContain('Zinnia vase')
  })

  test('is in no search and no count', async () => {
    expect(await found()).toMatchObject({ count: 0, all: 0, sellers: [] })
    await bulk('resume')
    expect(await found()).toMatchObject({ count: 1, all: 1, sellers: [{ id: sellerId }] })
  })

  test('cannot be put into a cart', async () => {
    const line = { product_id: lot.id, quantity: 10, unit_price: 900 }
    const { status } = await buyer.post('/offers', { offer: { offer_products_attributes: [line] } })
    expect(status).toBe(404)
  })

  test('stays paused when it is edited, and when a file changes it', async () => {
    const { body } = await seller.put(`/products/${lot.id}/figures`, { product: { units: 50 } })
    expect(body).toMatchObject({ units: 50, paused: true, provisional: false })
    await importOf(seller, `UPC,Units,Description\n${lot.upc},60,New words\n`)
    const { body: imported } = await seller.get(`/products/${lot.id}`)
    expect(imported).toMatchObject({ units: 60, description: 'New words', paused: true })
    expect((await buyer.get(`/marketplace/products/${lot.id}`)).status).toBe(404)
  })

  test('is listed under its own tab, and not among what is published', async () => {
    const { body } = await seller.get('/products?state=paused')
    expect(body.products).toMatchObject([{ id: lot.id, paused: true, missing: [] }])
    expect(body.meta).toMatchObject({ published_count: 0, provisional_count: 0, paused_count: 1 })
  })
})

test('pausing closes its lines in offers under way, and resuming opens none', async () => {
  const deal = await aDeal(site)
  const act = (action: string) =>
    deal.seller.post('/products/bulk', { action, ids: [deal.product.id] })
  await act('pause')
  const { body } = await eventually(
    () => deal.buyer.get('/offers'),
    (answer) => answer.body.data[0]?.attributes.state === 'rejected',
  )
  expect(body.data[0].attributes.closed_reason).toBe('unlisted')
  await act('resume')
  expect((await deal.buyer.get('/offers')).body.data[0].attributes.state).toBe('rejected')
})
