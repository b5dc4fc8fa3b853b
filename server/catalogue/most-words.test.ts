import { beforeAll, describe, expect, test } from 'vitest'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import { downloaded } from '#server/offer-spreadsheets/testing/filled-spreadsheets.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let buyer: Caller
let brand: number

beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  brand = (await aSeller(site.db, { name: 'Nordlicht' })).id
  for (let number = 1; number <= 30; number += 1) await list(`Snow boot ${number}`, 'apparel')
  await list('Slim jeans', 'apparel')
  await list('Kettle 20 oz', 'home')
  for (const name of ['Black mug', 'Black tray', 'Black vase']) await list(name, 'home')
})

describe('with no lot for all words', () => {
  test('lots for the word that tells most are shown, and named so', async () => {
    const { body } = await search({ query: 'black jeans' })
    expect(body).toMatchObject({
      count: 1,
      most_words: 'jeans',
      products: [{ name: 'Slim jeans' }],
    })
    expect(body).not.toHaveProperty('read_as')
  })

  test('words around a price are left out, and a plural stands as it was typed', async () => {
    const { body } = await search({ query: 'boots under 20' })
    expect(body).toMatchObject({ count: 30, total_pages: 2, most_words: 'boots' })
    expect(body.category_counts).toMatchObject({ all: 30, apparel: 30, home: 0 })
  })

  test('every page, every facet and the spreadsheet are of the same lots', async () => {
    const { body } = await search({ query: 'snow boots under 20' }, { page: 2, facets: true })
    expect(body).toMatchObject({ count: 30, page: 2, most_words: 'snow boots' })
    expect(body.products).toHaveLength(6)
    expect(body.sellers).toEqual([{ id: brand, name: 'Nordlicht', count: 30 }])
    const { rows } = await downloaded(buyer, '?query=black+jeans')
    expect(rows.map((row) => row['Name'])).toEqual(['Slim jeans'])
  })

  test('a typo is corrected even next to a word that nothing resembles', async () => {
    const { body } = await search({ query: 'kettel zzzzzz' })
    expect(body).toMatchObject({ count: 1, most_words: 'kettle' })
  })

  test('nothing is shown where no lot has any, or the words only stand around a price', async () => {
    for (const query of ['zebra quilt', 'under 21']) {
      const { body } = await search({ query })
      expect(body.count).toBe(0)
      expect(body).not.toHaveProperty('most_words')
    }
  })
})

test('where filters alone are in the way, no word is left out', async () => {
  const { body } = await search({ query: 'black mug', categories: ['apparel'] })
  expect(body.count).toBe(0)
  expect(body).not.toHaveProperty('most_words')
})

function search(criteria: Criteria, { page = 1, facets = false } = {}) {
  return buyer.post(`/marketplace/products/search?page=${page}`, { search: criteria, facets })
}

const list = (name: string, category: 'apparel' | 'home') =>
  aListedProduct(site.db, { sellerId: brand, name, category })
