import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Criteria } from '#market/catalogue/catalogue-api.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { wordsAround } from './search-word-store.ts'

const site = siteForThisFile()
let buyer: Caller
let brand: number

beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  brand = (await aSeller(site.db, { name: 'Nordlicht' })).id
  for (const name of ['Wool blanket', 'Candle', 'Candy jar', 'Candy bar', 'T-shirt'])
    await aListedProduct(site.db, { sellerId: brand, name })
})

describe('a small typo', () => {
  test.each([
    ['a letter that is missing', 'blankt', { readAs: 'blanket', name: 'Wool blanket' }],
    ['a letter too many', 'blannket', { readAs: 'blanket', name: 'Wool blanket' }],
    ['a wrong letter', 'blamket', { readAs: 'blanket', name: 'Wool blanket' }],
    ['two letters in the wrong order', 'balnket', { readAs: 'blanket', name: 'Wool blanket' }],
    ['a slip while the word is being typed', 'blamke', { readAs: 'blanket', name: 'Wool blanket' }],
    ['a slip in the first letter', 'vlanket', { readAs: 'blanket', name: 'Wool blanket' }],
    [
      'a slip beside a word that is right',
      'wool blamket',
      { readAs: 'wool blanket', name: 'Wool blanket' },
    ],
    ['a slip in a part of a word', 't-shrit', { readAs: 't-shirt', name: 'T-shirt' }],
  ])('is forgiven: %s', async (_, query, { readAs, name }) => {
    const { body } = await search({ query })
    expect(body.read_as).toBe(readAs)
    expect(namesIn(body)).toEqual([name])
  })

  test('is forgiven twice in a long word', async () => {
    const { body } = await search({ query: 'norldichtt' })
    expect(body).toMatchObject({ count: 5, read_as: 'nordlicht' })
  })

  test('that may mean several words finds them all, the more frequent named first', async () => {
    const { body } = await search({ query: 'cande', facets: true })
    expect(body.read_as).toBe('candy or candle')
    expect(namesIn(body).toSorted()).toEqual(['Candle', 'Candy bar', 'Candy jar'])
    expect(body.category_counts).toMatchObject({ all: 3, apparel: 3 })
  })

  test('is not made when a lot has the word, even one outside these filters', async () => {
    const { body } = await search({ query: 'candle', categories: ['pet'] })
    expect(body).toMatchObject({ count: 0, products: [] })
    expect(body).not.toHaveProperty('read_as')
  })

  test('is seen whatever the filters, and counted under them', async () => {
    const { body } = await search({ query: 'blamket', categories: ['pet'] })
    expect(body).toMatchObject({ count: 0, read_as: 'blanket' })
    expect(body.category_counts).toMatchObject({ all: 1, apparel: 1, pet: 0 })
  })

  test('is not looked for in figures, in short words, or where nothing is near', async () => {
    for (const query of ['012345678901', 'ab1234', 'cnd', 'zebras', 'zebras quilted']) {
      const { body } = await search({ query })
      expect(body.count).toBe(0)
      expect(body).not.toHaveProperty('read_as')
    }
  })

  test('brings the counts of sellers and tags for the words that were meant', async () => {
    const { body } = await search({ query: 'blamket', facets: true })
    expect(body.sellers).toEqual([{ id: brand, name: 'Nordlicht', count: 1 }])
  })
})

describe('a plural', () => {
  test('is its singular, and no slip', async () => {
    const sellerId = brand
    for (const name of ['Hair brush', 'Brushed tray', 'Evening dress', 'Newspaper', 'New mug'])
      await aListedProduct(site.db, { sellerId, name })
    const [one, many] = [await search({ query: 'brush' }), await search({ query: 'brushes' })]
    expect(many.body).not.toHaveProperty('read_as')
    expect(namesIn(many.body)).toEqual(namesIn(one.body))
    expect(namesIn(many.body)[0]).toBe('Hair brush')
    expect(namesIn((await search({ query: 'dresses' })).body)).toEqual(['Evening dress'])
    expect(namesIn((await search({ query: 'news' })).body)).toEqual(['Newspaper'])
  })

  test('may have a slip of its own', async () => {
    const { body } = await search({ query: 'candels' })
    expect(body.read_as).toMatch(/^candle/)
    expect(namesIn(body)).toContain('Candle')
  })
})

describe('the words that a typo may mean', () => {
  test('are known as soon as a lot has them, by whatever change', async () => {
    const { id } = await aListedProduct(site.db, { sellerId: brand, name: 'Teapot' })
    expect((await search({ query: 'taepot' })).body.read_as).toBe('teapot')
    await site.db.updateTable('products').set({ name: 'Kettle' }).where('id', '=', id).execute()
    expect((await search({ query: 'kettel' })).body.read_as).toBe('kettle')
    const staff = await site.as(await anAdministrator(site.db))
    await staff.put(`/admin/sellers/${brand}`, { seller: { name: 'Morgenrot' } })
    expect((await search({ query: 'morgenort' })).body.read_as).toBe('morgenrot')
  })

  test('are not those of lots that are not published', async () => {
    await aListedProduct(site.db, { sellerId: brand, name: 'Umbrella', provisional: true })
    await aListedProduct(site.db, { sellerId: brand, name: 'Umbrella', deletedAt: new Date() })
    const { body } = await search({ query: 'umbrlla' })
    expect(body.count).toBe(0)
    expect(body).not.toHaveProperty('read_as')
  })

  test('are compared a thousand at most, those of about its length first', async () => {
    const alike = Array.from({ length: 1100 }, (_, at) => `doppelga${lettersOf(at)}xxxxxxxx`)
    const lot = { sellerId: brand, name: 'Doppelganger', description: alike.join(' ') }
    await aListedProduct(site.db, lot)
    expect(await wordsAround(site.db, 'doppelgnager', 2)).toHaveLength(1000)
    expect((await search({ query: 'doppelgnager' })).body.read_as).toBe('doppelganger')
  })

  test('make no writer wait for another', async () => {
    const named = (name: string) => ({ sellerId: brand, name })
    await site.db.transaction().execute(async (tx) => {
      await aListedProduct(tx, named('Wheelbarrow'))
      // Would hit its lock timeout if it waited for the surrounding transaction.
      await aListedProduct(site.db, named('Wheelbarrow'))
    })
    expect((await search({ query: 'wheelbarow' })).body).toMatchObject({
      count: 2,
      read_as: 'wheelbarrow',
    })
  })

  test('do not change when units do', async () => {
    const lots = await site.db.selectFrom('products').select('id').execute()
    for (const { id } of lots) await leaveUnits(site.db, { id, units: 3 })
    const { rows } = await sql<{ count: number }>`
      select count(*) from search_words group by word order by count(*) desc limit 1`.execute(
      site.db,
    )
    expect(rows[0]?.count).toBeLessThanOrEqual(2)
  })
})

function search({ facets, ...criteria }: Criteria & { facets?: boolean }) {
  return buyer.post('/marketplace/products/search', { search: criteria, facets })
}

const lettersOf = (number: number) =>
  Array.from(String(number).padStart(4, '0'), (digit) => 'abcdefghij'.charAt(Number(digit))).join(
    '',
  )

const namesIn = (body: { products: { name: string }[] }) => body.products.map(({ name }) => name)
