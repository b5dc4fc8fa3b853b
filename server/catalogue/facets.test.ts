import { beforeAll, describe, expect, test } from 'vitest'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { aSmallCatalogue } from './testing/a-small-catalogue.ts'

const site = siteForThisFile()
let buyer: Caller
let fern: number
let oak: number

beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  const sellers = await aSmallCatalogue(site.db)
  fern = sellers.fern
  oak = sellers.oak
  await aListedProduct(site.db, {
    sellerId: fern,
    name: 'Birch tray',
    category: 'home',
    tags: ['summer', 'summer', 'Home', 'MISCELLANEOUS ', 'other'],
    units: 0,
  })
})

describe('the sellers and tags to choose from', () => {
  test('come with the answer when they are asked for, most lots first, then by name', async () => {
    const { sellers, tags } = await chosenFrom({})
    expect(sellers).toEqual([
      { id: fern, name: 'Fern & Fable', count: 3 },
      { id: oak, name: 'Oakhouse', count: 2 },
    ])
    expect(tags).toEqual([
      { tag: 'summer', count: 2 },
      { tag: 'top_sellers', count: 1 },
    ])
  })

  test('stay away when nobody asks', async () => {
    const { body } = await buyer.post('/marketplace/products/search', { search: {} })
    expect(body).not.toHaveProperty('sellers')
    expect(body).not.toHaveProperty('tags')
  })

  test('are counted under all the other filters, their own list aside', async () => {
    const { sellers, tags } = await chosenFrom({
      seller_ids: [fern],
      tags: ['summer'],
      in_stock: true,
    })
    expect(sellers).toEqual([{ id: oak, name: 'Oakhouse', count: 1 }])
    expect(tags).toEqual([{ tag: 'top_sellers', count: 1 }])
  })

  test('keep to a chosen category, also when a tag names it, and to the words', async () => {
    const narrowed = { sellers: [{ id: fern, name: 'Fern & Fable', count: 2 }] }
    expect(await chosenFrom({ tags: ['Home'], query: 'fig' })).toMatchObject({
      ...narrowed,
      tags: [{ tag: 'top_sellers', count: 1 }],
    })
    expect(await chosenFrom({ categories: ['home'], query: 'fig' })).toMatchObject(narrowed)
  })

  test('are fifty at most', async () => {
    const tags = Array.from({ length: 60 }, (_, index) => `tag ${String(index).padStart(2, '0')}`)
    const { id } = await aSeller(site.db)
    await aListedProduct(site.db, { sellerId: id, tags, createdAt: new Date('2020-01-01') })
    const chosen = await chosenFrom({ seller_ids: [id] })
    expect(chosen.tags.map(({ tag }: { tag: string }) => tag)).toEqual(tags.slice(0, 50))
  })
})

test('steps, bands and choices are counted under all the other filters, their own aside', async () => {
  const { body } = await buyer.post('/marketplace/products/search', {
    search: { min_percent_off: 80, max_price_cents: 500, seller_ids: [oak] },
    facets: true,
  })
  expect(body.filter_counts).toMatchObject({
    percent_off: [50, 60, 70, 80].map((from) => ({ from, count: 1 })),
    units: [500, 1000, 5000].map((from) => ({ from, count: 0 })),
    in_stock: 1,
    packaging_types: expect.arrayContaining([{ choice: 'other', count: 0 }]),
    conditions: expect.arrayContaining([
      { choice: 'new', count: 1 },
      { choice: 'open_box', count: 0 },
    ]),
  })
  expect(body.filter_counts.prices.slice(0, 2)).toEqual([
    { from: 0, to: 99, count: 0 },
    { from: 100, to: 199, count: 1 },
  ])
})

async function chosenFrom(search: Criteria) {
  const asked = await buyer.post('/marketplace/products/search', { search, facets: true })
  return { sellers: asked.body.sellers, tags: asked.body.tags }
}
