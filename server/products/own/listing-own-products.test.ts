import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let seller: Caller
let sellerId: number
beforeAll(async () => {
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

async function list(query = '') {
  const { body } = await seller.get(`/products${query}`)
  return { ...body, names: body.products.map(({ name }: OwnListedProduct) => name) }
}

describe('the seller’s own lots', () => {
  test('are listed newest first, with why buyers do not see them', async () => {
    const { names, products, meta } = await list()
    expect(names).toEqual(['Fig soap', 'Wool scarf', 'Fig candle'])
    expect(products.map(({ missing }: OwnListedProduct) => missing)).toEqual([
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
      paused_count: 0,
      sold_out_count: 0,
      expiring_count: 0,
      photo_trouble_count: 0,
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
    ['00036000291452', ['Fig soap']],
    ['36000291452', ['Fig soap']],
    ['figs', ['Fig soap', 'Fig candle']],
    ['candles', ['Fig candle']],
    ['wool scarves', ['Wool scarf']],
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

describe('a list of lots', () => {
  const monthsFromNow = (months: number) => {
    const now = new Date()
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
    return `${String(month.getUTCMonth() + 1).padStart(2, '0')}/${month.getUTCFullYear()}`
  }

  async function namesOf(owner: Caller, query: string) {
    const { body } = await owner.get(`/products${query}`)
    return body.products.map(({ name }: OwnListedProduct) => name)
  }

  test('finds what is sold out, and what expires within 60 days or has', async () => {
    const owner = await aSeller(site.db)
    const lots = [
      { name: 'Sold out', units: 0 },
      { name: 'Never had any', units: 0, provisional: true },
      { name: 'Long over', expirationDate: '01/2020' },
      { name: 'Over soon', expirationDate: monthsFromNow(0) },
      { name: 'Keeps', expirationDate: monthsFromNow(4) },
      { name: 'Of no month', expirationDate: 'soon' },
    ]
    for (const lot of lots) await aListedProduct(site.db, { sellerId: owner.id, ...lot })
    const caller = await site.as(owner)
    expect(await namesOf(caller, '?state=sold_out')).toEqual(['Sold out'])
    expect(await namesOf(caller, '?state=expiring')).toEqual(['Over soon', 'Long over'])
    const { body } = await caller.get('/products')
    expect(body.meta).toMatchObject({ sold_out_count: 1, expiring_count: 2 })
  })

  test('finds the lots whose photos could not be fetched', async () => {
    const owner = await aSeller(site.db)
    const address = (name: string) => `https://photos.example/${name}.jpg`
    const lots = {
      Lost: address('lost'),
      Waiting: address('waiting'),
      Replaced: '/photos/a/800.webp',
    }
    for (const [name, photo] of Object.entries(lots)) {
      const { id } = await aListedProduct(site.db, { sellerId: owner.id, name, photos: [photo] })
      await site.db
        .insertInto('photoAddresses')
        .values({
          productId: id,
          address: address(name.toLowerCase()),
          photo: null,
          problem: 'Nothing is there',
          nextTryAt: name === 'Waiting' ? new Date() : null,
        })
        .execute()
    }
    const caller = await site.as(owner)
    expect(await namesOf(caller, '?state=photo_trouble')).toEqual(['Lost'])
    const { body } = await caller.get('/products')
    expect(body.meta).toMatchObject({ photo_trouble_count: 1, total_count: 3 })
  })

  test.each([
    ['newest', ['Bowl', 'alder', 'Cup']],
    ['oldest', ['Cup', 'alder', 'Bowl']],
    ['name', ['alder', 'Bowl', 'Cup']],
    ['units', ['alder', 'Cup', 'Bowl']],
    ['price_desc', ['Cup', 'Bowl', 'alder']],
    ['price_asc', ['alder', 'Bowl', 'Cup']],
    ['percent_off', ['alder', 'Bowl', 'Cup']],
    ['updated', ['alder', 'Bowl', 'Cup']],
  ])('stands in the order %s', async (sort, names) => {
    const owner = await aSeller(site.db)
    const lots = [
      { name: 'Cup', units: 20, askingPrice: cents(9_00) },
      { name: 'alder', units: 30, askingPrice: cents(2_00) },
      { name: 'Bowl', units: 10, askingPrice: cents(5_00) },
    ]
    const made = []
    for (const [at, lot] of lots.entries()) {
      const createdAt = new Date(2026, 0, at + 1)
      made.push(await aListedProduct(site.db, { sellerId: owner.id, createdAt, ...lot }))
    }
    const caller = await site.as(owner)
    await caller.put(`/products/${made[1]?.id}/figures`, { product: { units: 40 } })
    const found = await namesOf(caller, `?sort=${sort}`)
    expect(sort === 'updated' ? found[0] : found).toEqual(sort === 'updated' ? names[0] : names)
  })
})
