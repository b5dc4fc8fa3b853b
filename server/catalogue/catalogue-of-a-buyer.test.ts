import { beforeAll, describe, expect, test } from 'vitest'
import { downloaded } from '#server/offer-spreadsheets/testing/filled-spreadsheets.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { declare, termsOfProduct } from '#server/testing/resale.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const SEARCH = '/marketplace/products/search'
const SHOP = { name: 'Fern & Fable', description: 'Small batches.', logo: 'fern' }
const ONLY_AMAZON = 'Resale allowed only on Amazon.'

const site = siteForThisFile()
let buyer: Caller
let buyerId: number
let seller: Caller
let sellerId: number
let barred: { id: number }

beforeAll(async () => {
  const company = await aSeller(site.db, SHOP)
  sellerId = company.id
  seller = await site.as(company)
  const user = await aBuyer(site.db)
  buyerId = user.id
  buyer = await site.as(user)
  barred = await aListedProduct(site.db, {
    sellerId,
    name: 'Oak mug',
    category: 'home',
    tags: ['top_sellers'],
  })
  await termsOfProduct(site.db, barred.id, { channels: ['amazon'] })
  await aListedProduct(site.db, { sellerId, name: 'Fig candle', category: 'home' })
  await aListedProduct(site.db, { sellerId, name: 'Rope toy', category: 'pet' })
  await declare(site.db, buyerId, { resale_channels: ['own_store'] })
})

const search = async (caller: Caller, criteria: object = {}) => {
  const { status, body } = await caller.post(SEARCH, { search: criteria, facets: true })
  expect(status).toBe(200)
  return body
}
type Card = { name: string; resale_conflict: string | null }
const namesIn = ({ products }: { products: Card[] }) => products.map(({ name }) => name).toSorted()
const clauseOf = (cards: Card[]) => cards.find(({ name }) => name === 'Oak mug')?.resale_conflict

describe('the catalogue of a buyer that has said where it resells', () => {
  test('shows what it may resell, counted so, and how many lots it leaves out', async () => {
    const shown = await search(buyer)
    expect(namesIn(shown)).toEqual(['Fig candle', 'Rope toy'])
    expect(shown).toMatchObject({ count: 2, unsaleable_count: 1 })
    expect(shown.category_counts).toMatchObject({ all: 2, home: 1, pet: 1 })
    expect(shown.filter_counts.in_stock).toBe(2)
    expect(shown.sellers).toEqual([{ id: sellerId, name: 'Fern & Fable', count: 2 }])
    expect((await search(buyer, { categories: ['pet'] })).unsaleable_count).toBe(0)
    expect(await search(buyer, { resaleable: true })).toMatchObject({ count: 2 })
  })

  test('shows every lot without the filter, and which clause is in the way', async () => {
    const shown = await search(buyer, { resaleable: false })
    expect(shown.count).toBe(3)
    expect(shown).not.toHaveProperty('unsaleable_count')
    expect(clauseOf(shown.products)).toBe(ONLY_AMAZON)
    expect(shown.products.filter((each: Card) => each.resale_conflict)).toHaveLength(1)
  })

  test('is its spreadsheet too', async () => {
    expect((await downloaded(buyer)).rows).toHaveLength(2)
    expect((await downloaded(buyer, '?resaleable=false')).rows).toHaveLength(3)
  })

  test('finds a lot that it leaves out by the same words', async () => {
    expect(await search(buyer, { query: 'mug' })).toMatchObject({ count: 0, unsaleable_count: 1 })
    expect(await search(buyer, { query: 'mugg' })).toMatchObject({ count: 0 })
    expect(await search(buyer, { query: 'mug', resaleable: false })).toMatchObject({ count: 1 })
  })
})

test('nobody else is shown less, whatever is asked', async () => {
  const others = [
    await site.as(await anAdministrator(site.db)),
    await site.as(await aBuyer(site.db)),
  ]
  for (const other of others)
    for (const resaleable of [undefined, true, false]) {
      const shown = await search(other, { resaleable })
      expect(shown.count).toBe(3)
      expect(clauseOf(shown.products)).toBeNull()
    }
})

test('every list that a buyer reads says which clause is in the way', async () => {
  await buyer.put(`/watched_lots/${barred.id}`)
  const { id } = (await search(buyer, { query: 'candle' })).products[0]
  const lists = {
    shop: (await buyer.get(`/marketplace/sellers/${sellerId}`)).body.published_products,
    similar: (await buyer.get(`/marketplace/products/${id}/similar`)).body.products,
    ofSeller: (await buyer.get(`/marketplace/products/for_seller/${sellerId}`)).body,
    top: (await buyer.get('/marketplace/products/top_sellers')).body.products,
    watched: (await buyer.get('/watched_lots')).body.watched_lots.map(
      ({ product }: { product: Card }) => product,
    ),
    lot: [(await buyer.get(`/marketplace/products/${barred.id}`)).body],
  }
  for (const [list, cards] of Object.entries(lists))
    expect([list, clauseOf(cards)]).toEqual([list, ONLY_AMAZON])
})

describe('the next search knows', () => {
  test('what the buyer declares now', async () => {
    const say = (resale_channels: string[]) =>
      buyer.put('/profile', { profile: { resale_channels } })
    await say(['amazon'])
    expect(await search(buyer)).toMatchObject({ count: 3, unsaleable_count: 0 })
    await say([])
    expect(await search(buyer)).not.toHaveProperty('unsaleable_count')
    await say(['own_store'])
    expect(await search(buyer)).toMatchObject({ count: 2, unsaleable_count: 1 })
  })

  test('what the shop asks for now, of all lots without terms of their own', async () => {
    const ask = async (resale_terms: object | null) => {
      const said = { ...SHOP, resale_terms }
      expect((await seller.put('/marketplace/sellers/update', { seller: said })).status).toBe(200)
    }
    await ask({ channels: ['ebay'] })
    expect(await search(buyer)).toMatchObject({ count: 0, unsaleable_count: 3 })
    await termsOfProduct(site.db, barred.id, {})
    expect(namesIn(await search(buyer))).toEqual(['Oak mug'])
    await ask(null)
    await termsOfProduct(site.db, barred.id, { channels: ['amazon'] })
    expect(await search(buyer)).toMatchObject({ count: 2, unsaleable_count: 1 })
  })
})
