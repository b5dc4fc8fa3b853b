import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { ownProductSorts } from '#market/products/views/own-product-filters.ts'
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
      choices: { tags: [], imports: [] },
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
          tries: 1,
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

  describe('of a whole shop', () => {
    let shop: Caller
    let importId: number
    beforeAll(async () => {
      const owner = await aSeller(site.db)
      shop = await site.as(owner)
      const lots = [
        {
          name: 'Cup',
          upc: '036000291452',
          sku: 'b-2',
          category: 'toys' as const,
          condition: 'open_box' as const,
          tags: ['Gift'],
          askingPrice: cents(9_00),
          msrp: cents(20_00),
          expirationDate: '01/2031',
          minOrderUnits: 6,
        },
        {
          name: 'alder',
          upc: '012345678905',
          sku: 'A-1',
          category: 'home' as const,
          tags: ['gift', 'Autumn'],
          askingPrice: cents(2_00),
          msrp: cents(10_00),
          expirationDate: '12/2030',
          minOrderUnits: 2,
        },
        {
          name: 'Bowl',
          upc: '614141000036',
          category: 'home' as const,
          askingPrice: cents(5_00),
          msrp: cents(12_00),
          minOrderUnits: 4,
        },
      ]
      const ids: number[] = []
      for (const [at, lot] of lots.entries()) {
        const createdAt = new Date(2026, 0, at + 1)
        const made = await aListedProduct(site.db, { sellerId: owner.id, createdAt, ...lot })
        ids.push(made.id)
      }
      const { id } = await site.db
        .insertInto('imports')
        .values({ key: 'a key', sellerId: owner.id, userId: owner.userId, fileName: 'fall.xlsx' })
        .returning('id')
        .executeTakeFirstOrThrow()
      importId = id
      await site.db
        .insertInto('importChanges')
        .values({ importId, productId: ids[1] ?? 0, row: 1, before: null, after: null })
        .execute()
    })

    test.each([
      ['category=home', ['Bowl', 'alder']],
      ['condition=open_box', ['Cup']],
      ['tag=GIFT', ['alder', 'Cup']],
      ['min_price_cents=500', ['Bowl', 'Cup']],
      ['min_price_cents=500&max_price_cents=500', ['Bowl']],
      ['category=home&tag=gift&max_price_cents=400', ['alder']],
      ['category=pet', []],
    ])('is narrowed by %s, in every count', async (filters, names) => {
      expect(await namesOf(shop, `?${filters}`)).toEqual(names)
      const { body } = await shop.get(`/products?${filters}&state=sold_out`)
      expect(body.meta).toMatchObject({ total_count: 0, published_count: names.length })
    })

    test('says which tags and imports there are to narrow it by', async () => {
      const { body } = await shop.get('/products?category=pet')
      expect(body.meta.choices).toEqual({
        tags: ['Autumn', 'Gift'],
        imports: [{ id: importId, file_name: 'fall.xlsx', at: expect.any(String) }],
      })
      expect(await namesOf(shop, `?import=${importId}`)).toEqual(['alder'])
    })

    test.each([
      ['name_desc', ['Cup', 'Bowl', 'alder']],
      ['upc_asc', ['alder', 'Cup', 'Bowl']],
      ['upc_desc', ['Bowl', 'Cup', 'alder']],
      ['sku_asc', ['alder', 'Cup', 'Bowl']],
      ['sku_desc', ['Cup', 'alder', 'Bowl']],
      ['category_asc', ['alder', 'Bowl', 'Cup']],
      ['category_desc', ['Cup', 'Bowl', 'alder']],
      ['condition_desc', ['Cup', 'Bowl', 'alder']],
      ['minimum_asc', ['alder', 'Bowl', 'Cup']],
      ['minimum_desc', ['Cup', 'Bowl', 'alder']],
      ['msrp_asc', ['alder', 'Bowl', 'Cup']],
      ['percent_off_asc', ['Cup', 'Bowl', 'alder']],
      ['expiration_asc', ['alder', 'Cup', 'Bowl']],
      ['expiration_desc', ['Cup', 'alder', 'Bowl']],
    ])('stands in the order %s of a column, what is empty last', async (sort, names) => {
      expect(await namesOf(shop, `?sort=${sort}`)).toEqual(names)
    })

    test('is answered in the order of every column', async () => {
      for (const sort of ownProductSorts)
        expect(await namesOf(shop, `?sort=${sort}`), sort).toHaveLength(3)
    })
  })
})
