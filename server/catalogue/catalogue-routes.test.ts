import { beforeAll, describe, expect, test } from 'vitest'
import { listedProduct } from '#market/products/product-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const SEARCH = '/marketplace/products/search'

const site = siteForThisFile()
let buyer: Caller

beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  const seller = await aSeller(site.db, { name: 'Fern & Fable' })
  for (let lot = 1; lot <= 30; lot++)
    await aListedProduct(site.db, { sellerId: seller.id, name: `Candle ${lot}`, category: 'home' })
})

describe('a search over the wire', () => {
  test('answers a page of lots with the count, the pages and the count of every category', async () => {
    const { status, body } = await buyer.post(`${SEARCH}?page=2&sort=oldest`, {
      search: { tags: ['Home'], seller_ids: [] },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ count: 30, page: 2, per_page: 24, total_pages: 2 })
    expect(body.category_counts).toMatchObject({ all: 30, home: 30, footwear: 0 })
    expect(body.products.map(({ name }: { name: string }) => name)).toEqual(
      [25, 26, 27, 28, 29, 30].map((lot) => `Candle ${lot}`),
    )
    expect(body.products[0]).toMatchObject({
      seller: { name: 'Fern & Fable' },
      seller_price_cents: 1000,
      percent_off_msrp: 75,
      photo_1_url: expect.stringMatching(/^\/photos\//),
    })
  })

  test('shows of a lot what its card shows, and nothing private to its seller', async () => {
    const staff = await site.as(await anAdministrator(site.db))
    for (const shopper of [buyer, staff]) {
      const { body } = await shopper.post(SEARCH, { facets: true })
      expect(Object.keys(body.products[0]).toSorted()).toEqual(
        Object.keys(listedProduct.shape).toSorted(),
      )
      expect(JSON.stringify(body)).not.toMatch(/wholesale|net_to_seller|platform_fee/)
    }
  })

  test('answers pages beyond the last with no lots, and the same counts', async () => {
    for (const page of [3, 100_000]) {
      const { status, body } = await buyer.post(`${SEARCH}?page=${page}`, {})
      expect(status).toBe(200)
      expect(body).toMatchObject({ count: 30, page, total_pages: 2, products: [] })
    }
    expect((await buyer.post(`${SEARCH}?page=100001`, {})).status).toBe(422)
  })

  test('asks for everything when it says nothing', async () => {
    for (const body of [undefined, {}, { search: {} }])
      expect((await buyer.post(SEARCH, body)).body.count).toBe(30)
  })

  test('is for buyers and staff; to sellers there is no such thing', async () => {
    const staff = await site.as(await anAdministrator(site.db))
    const seller = await site.as(await aSeller(site.db))
    const applicant = await site.as(await aBuyer(site.db, { status: 'provisional' }))
    expect((await staff.post(SEARCH, {})).status).toBe(200)
    expect((await seller.post(SEARCH, {})).status).toBe(404)
    expect((await applicant.post(SEARCH, {})).status).toBe(403)
  })

  test('names the field that can’t be read', async () => {
    const wrong = await buyer.post(SEARCH, { search: { min_units: 'many' } })
    expect(wrong.status).toBe(422)
    expect(wrong.body.fields).toHaveProperty(['search.min_units'])
    expect((await buyer.post(`${SEARCH}?page=0`, {})).status).toBe(422)
    expect((await buyer.post(`${SEARCH}?sort=cheapest`, {})).status).toBe(422)
  })

  test.each([
    "'&|!():*\\",
    '\0',
    '👕',
    '\ud800',
    "'".repeat(200),
    '%_',
    '<-> :*A',
    '!!',
    '  -  ',
    'שלום',
  ])('takes any words at all: %j', async (query) => {
    const byWords = await buyer.post(SEARCH, { search: { query }, facets: true })
    expect(byWords.status).toBe(200)
    expect(byWords.body.count).toBe(query === '\0' ? 30 : 0)
    const byTag = await buyer.post(SEARCH, { search: { tags: [query.slice(0, 100)] } })
    expect(byTag.body.count).toBe(0)
  })

  test('takes two hundred characters, and no more', async () => {
    const long = 'ab-c '.repeat(40)
    expect((await buyer.post(SEARCH, { search: { query: long } })).body.count).toBe(0)
    expect((await buyer.post(SEARCH, { search: { query: `${long}!` } })).status).toBe(422)
  })
})

describe('the pages of a search', () => {
  test('leave out no lot while others are listed between them', async () => {
    const first = await buyer.post(`${SEARCH}?page=1`, {})
    await aListedProduct(site.db, { name: 'Listed meanwhile' })
    const second = await buyer.post(`${SEARCH}?page=2`, {})
    const names = [...first.body.products, ...second.body.products].map(({ name }) => name)
    const candles = Array.from({ length: 30 }, (_, index) => `Candle ${index + 1}`)
    expect(new Set(names)).toEqual(new Set(candles))
  })

  test('follow each other by what each says, though lots of the first are gone', async () => {
    const first = await buyer.post(SEARCH, { search: { query: 'candle' } })
    const [gone, alsoGone] = idsOf(first.body)
    await site.db
      .updateTable('products')
      .set({ paused: true })
      .where('id', 'in', [gone ?? 0, alsoGone ?? 0])
      .execute()
    const second = await buyer.post(`${SEARCH}?page=2&after=${first.body.next}`, {
      search: { query: 'candle' },
    })
    expect(new Set([...idsOf(first.body), ...idsOf(second.body)]).size).toBe(30)
    expect(second.body).toMatchObject({ count: 28, page: 2, next: null })
  })

  test('refuse to follow what no page said', async () => {
    for (const after of [
      '3',
      'newest',
      'newest~0~1',
      'newest~0~-1~5',
      `newest~0~1~${'9'.repeat(30)}`,
    ])
      expect((await buyer.post(`${SEARCH}?after=${after}`, {})).status).toBe(422)
    const ofAnotherOrder = await buyer.post(`${SEARCH}?page=2&after=oldest~0~1~5`, {})
    expect(ofAnotherOrder.body).toEqual((await buyer.post(`${SEARCH}?page=2`, {})).body)
  })
})

const idsOf = ({ products }: { products: { id: number }[] }) => products.map(({ id }) => id)
