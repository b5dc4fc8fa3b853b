import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let buyer: Caller

beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
})

describe('a storefront', () => {
  test('shows the brand, its pictures and what it has published, newest first', async () => {
    const seller = await aSeller(site.db, { name: 'Oakhouse', logo: 'oak', banner: 'wood' })
    const own = { sellerId: seller.id }
    await aListedProduct(site.db, { ...own, name: 'Mug', createdAt: new Date('2026-01-01') })
    await aListedProduct(site.db, { ...own, name: 'Bowl', createdAt: new Date('2026-02-01') })
    await aListedProduct(site.db, { ...own, name: 'Draft', provisional: true })
    const { status, body } = await buyer.get(`/marketplace/sellers/${seller.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: seller.id,
      name: 'Oakhouse',
      logo_url: '/photos/oak/400.webp',
      banner_url: '/photos/wood/1200.webp',
      published_products: [{ name: 'Bowl' }, { name: 'Mug' }],
    })
  })

  test('shows what is sold out, and counts it', async () => {
    const { id } = await aSeller(site.db)
    await aListedProduct(site.db, { sellerId: id, units: 0 })
    await aListedProduct(site.db, { sellerId: id, units: 960 })
    const { body } = await buyer.get(`/marketplace/sellers/${id}`)
    expect(body.published_products).toHaveLength(2)
    expect(body.shelf).toEqual({ lots: 2, units: 960, sold_out: 1 })
  })

  test('is searched as the catalogue is, its own lots alone', async () => {
    const { id } = await aSeller(site.db)
    const own = { sellerId: id }
    await aListedProduct(site.db, { ...own, name: 'Velvet ottoman', tags: ['Den'] })
    await aListedProduct(site.db, {
      ...own,
      name: 'Stool',
      description: 'Like our velvet ottoman',
    })
    await aListedProduct(site.db, { ...own, name: 'Hammock' })
    await aListedProduct(site.db, { name: 'Velvet ottoman of another shop' })
    const find = async (search: string) => {
      const { body } = await buyer.get(`/marketplace/sellers/${id}?${search}`)
      const names = body.published_products.map(({ name }: { name: string }) => name)
      return { ...body, names }
    }
    const found = await find('query=velvet%20ottomans')
    expect(found.names).toEqual(['Velvet ottoman', 'Stool'])
    expect(found.meta.total_count).toBe(2)
    expect(found.shelf.lots).toBe(3)
    expect((await find('query=velvet&tag=Den')).names).toEqual(['Velvet ottoman'])
    expect((await find('query=velvet&sort=oldest&per_page=1')).meta).toMatchObject({
      total_pages: 2,
      per_page: 1,
    })
    expect(await find('query=velvt%20otoman')).toMatchObject({ read_as: 'velvet ottoman' })
    expect((await find('query=kayak')).names).toEqual([])
  })

  test('counts none in a shop that has published nothing', async () => {
    const { id } = await aSeller(site.db)
    const { body } = await buyer.get(`/marketplace/sellers/${id}`)
    expect(body).toMatchObject({ shelf: { lots: 0, units: 0, sold_out: 0 }, tags: [] })
  })

  test('says plainly when the seller has no pictures', async () => {
    const { id } = await aSeller(site.db)
    const { body } = await buyer.get(`/marketplace/sellers/${id}`)
    expect(body).toMatchObject({ logo_url: null, banner_url: null, published_products: [] })
  })

  test('does not exist for another seller, and for buyers only once it is approved', async () => {
    const seller = await aSeller(site.db, { status: 'provisional' })
    const address = `/marketplace/sellers/${seller.id}`
    const staff = await site.as(await anAdministrator(site.db))
    const rival = await site.as(await aSeller(site.db))
    expect((await buyer.get(address)).status).toBe(404)
    expect((await rival.get(address)).status).toBe(404)
    expect((await staff.get(address)).status).toBe(200)
    expect((await buyer.get('/marketplace/sellers/999999')).status).toBe(404)
  })

  test('is open to the seller itself', async () => {
    const seller = await aSeller(site.db)
    const own = await site.as(seller)
    expect((await own.get(`/marketplace/sellers/${seller.id}`)).body.name).toBe(seller.name)
  })
})

describe('the tags of a storefront', () => {
  let shop: string
  const namesAt = async (search: string) => {
    const { body } = await buyer.get(`${shop}${search}`)
    return body.published_products.map(({ name }: { name: string }) => name)
  }

  beforeAll(async () => {
    const { id } = await aSeller(site.db)
    const own = { sellerId: id, category: 'home' as const }
    shop = `/marketplace/sellers/${id}`
    await aListedProduct(site.db, { ...own, name: 'Mug', tags: ['stoneware', 'stoneware', 'Toys'] })
    await aListedProduct(site.db, { ...own, name: 'Vase', tags: ['stoneware', 'clearance'] })
    await aListedProduct(site.db, { ...own, name: 'Draft', tags: ['linen'], provisional: true })
    await aListedProduct(site.db, { ...own, name: 'Kite', category: 'toys' })
  })

  test('are the categories and tags of what is published, the most frequent first', async () => {
    const { body } = await buyer.get(`${shop}?tag=clearance`)
    expect(body.tags).toEqual([
      { tag: 'home', count: 2 },
      { tag: 'stoneware', count: 2 },
      { tag: 'clearance', count: 1 },
      { tag: 'toys', count: 1 },
    ])
  })

  test('leave the lots that carry one, and a name of a category those of the category', async () => {
    expect(await namesAt('?tag=stoneware')).toEqual(['Vase', 'Mug'])
    expect(await namesAt('?tag=clearance')).toEqual(['Vase'])
    expect(await namesAt('?tag=Toys')).toEqual(['Kite'])
    expect(await namesAt('?tag=')).toEqual(['Kite', 'Vase', 'Mug'])
  })

  test('that no lot carries leave none, whatever they hold', async () => {
    for (const tag of ['linen', 'toys%00', "';--", '%25'])
      expect(await namesAt(`?tag=${tag}`)).toEqual([])
    expect((await buyer.get(`${shop}?tag=${'x'.repeat(101)}`)).status).toBe(422)
  })
})

describe('the sort of a storefront', () => {
  test.each([
    ['', ['New', 'Old', 'Oldest']],
    ['newest', ['New', 'Old', 'Oldest']],
    ['oldest', ['Oldest', 'Old', 'New']],
    ['price_asc', ['Old', 'Oldest', 'New']],
    ['price_desc', ['New', 'Oldest', 'Old']],
    ['percent_off', ['Old', 'Oldest', 'New']],
    ['units', ['Oldest', 'New', 'Old']],
  ])('%s is that of the catalogue', async (sort, names) => {
    const { id: sellerId } = await aSeller(site.db)
    const own = { sellerId, msrp: cents(40_00) }
    const lots = [
      {
        ...own,
        name: 'New',
        askingPrice: cents(20_00),
        units: 20,
        createdAt: new Date('2026-03-01'),
      },
      {
        ...own,
        name: 'Old',
        askingPrice: cents(10_00),
        units: 10,
        createdAt: new Date('2026-02-01'),
      },
      {
        ...own,
        name: 'Oldest',
        askingPrice: cents(15_00),
        units: 30,
        createdAt: new Date('2026-01-01'),
      },
    ]
    for (const lot of lots) await aListedProduct(site.db, lot)
    const { body } = await buyer.get(`/marketplace/sellers/${sellerId}?${sort && `sort=${sort}`}`)
    expect(body.published_products.map(({ name }: { name: string }) => name)).toEqual(names)
  })

  test('that nobody chose has what is sold out last', async () => {
    const { id: sellerId } = await aSeller(site.db)
    const lots = [
      { name: 'Kept', units: 10, createdAt: new Date('2026-01-01') },
      { name: 'Sold out', units: 0, createdAt: new Date('2026-02-01') },
    ]
    for (const lot of lots) await aListedProduct(site.db, { sellerId, ...lot })
    const { body } = await buyer.get(`/marketplace/sellers/${sellerId}`)
    expect(body.published_products.map(({ name }: { name: string }) => name)).toEqual([
      'Kept',
      'Sold out',
    ])
  })

  test('that there is none of is refused by name', async () => {
    const { id } = await aSeller(site.db)
    const { status, body } = await buyer.get(`/marketplace/sellers/${id}?sort=cheapest`)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['sort'])
  })
})

describe('a storefront of 3,000 lots', () => {
  test('comes in pages that hold each lot once, with exact counts', async () => {
    const { id } = await aSeller(site.db)
    const { id: first } = await aListedProduct(site.db, { sellerId: id, tags: ['clearance'] })
    await sql`
      with listed as (
        insert into products (seller_id, name, upc, provisional, units, category)
        select ${id}, 'Lot ' || n, n::text, false, 10, 'apparel' from generate_series(1, 2999) n
        returning id, units
      )
      insert into stock_movements (product_id, change, reason) select id, units, 'listed' from listed`.execute(
      site.db,
    )
    const page = async (number: number) =>
      (await buyer.get(`/marketplace/sellers/${id}?per_page=500&page=${number}`)).body
    const seen = new Set<number>()
    for (let number = 1; number <= 6; number++)
      for (const lot of (await page(number)).published_products) seen.add(lot.id)
    expect(seen.size).toBe(3000)
    expect(seen.has(first)).toBe(true)
    expect((await page(7)).published_products).toEqual([])
    expect((await page(1)).meta).toMatchObject({ total_pages: 6, total_count: 3000 })
    expect((await page(1)).shelf.lots).toBe(3000)
  })
})
