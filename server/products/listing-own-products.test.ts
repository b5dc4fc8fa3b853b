import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnProductCard } from '#market/products/own-product-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite
let seller: Caller
let sellerId: number
beforeAll(async () => {
  site = await startSite()
  const owner = await aSeller(site.db)
  sellerId = owner.id
  seller = await site.as(owner)
  const lots = [
    { name: 'Fig candle', sku: 'FIG_100%' },
    { name: 'Wool scarf', styleNumber: 'WS-20', provisional: true, units: 0 },
    { name: 'Fig soap', upc: '036000291452' },
    { name: 'Fig tray', deletedAt: new Date() },
  ]
  for (const [at, lot] of lots.entries())
    await aListedProduct(site.db, { sellerId, createdAt: new Date(2026, 0, at + 1), ...lot })
  await aListedProduct(site.db, { name: 'Fig tea of another seller' })
})
afterAll(() => site.stop())

async function list(query = '') {
  const { body } = await seller.get(`/products${query}`)
  return { ...body, names: body.products.map(({ name }: OwnProductCard) => name) }
}

describe('the seller’s own lots', () => {
  test('are listed newest first, with why buyers do not see them', async () => {
    const { names, products, meta } = await list()
    expect(names).toEqual(['Fig soap', 'Wool scarf', 'Fig candle'])
    expect(products.map(({ missing }: OwnProductCard) => missing)).toEqual([
      [],
      ['Missing Units'],
      [],
    ])
    expect(products[0]).toMatchObject({ wholesale_cents: 2000, provisional: false })
    expect(meta).toEqual({
      page: 1,
      per_page: 60,
      total_pages: 1,
      total_count: 3,
      published_count: 2,
      provisional_count: 1,
    })
  })

  test('are shown by state, the counts being of all states', async () => {
    const provisional = await list('?state=provisional')
    expect(provisional.names).toEqual(['Wool scarf'])
    expect(provisional.meta).toMatchObject({
      total_count: 1,
      published_count: 2,
      provisional_count: 1,
    })
    expect((await list('?state=published')).names).toEqual(['Fig soap', 'Fig candle'])
  })

  test.each([
    ['fig', ['Fig soap', 'Fig candle']],
    ['29145', ['Fig soap']],
    ['fig_1', ['Fig candle']],
    ['0%', ['Fig candle']],
    ['ws-2', ['Wool scarf']],
    ['another', []],
    ['\\', []],
  ])('are found by name, UPC, SKU or style number: %s', async (search, names) => {
    const found = await list(`?search=${encodeURIComponent(search)}`)
    expect(found.names).toEqual(names)
    expect(found.meta.total_count).toBe(names.length)
  })

  test('come in pages', async () => {
    const second = await list('?per_page=2&page=2')
    expect(second.names).toEqual(['Fig candle'])
    expect(second.meta).toMatchObject({ total_pages: 2, total_count: 3 })
    expect((await list('?page=9')).names).toEqual([])
    expect((await seller.get('/products?per_page=201')).status).toBe(422)
    expect((await seller.get('/products?state=sold')).status).toBe(422)
  })

  test('show one by one what a form edits', async () => {
    const { products } = await list('?search=candle')
    const { body } = await seller.get(`/products/${products[0].id}`)
    expect(body).toMatchObject({
      ...products[0],
      seller: { id: sellerId },
      sku: 'FIG_100%',
      photo_1: products[0].photo_1_url,
      photo_2: null,
      wholesale_cents: 2000,
    })
  })
})
