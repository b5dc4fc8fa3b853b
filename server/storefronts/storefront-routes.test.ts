import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite
let buyer: Caller

beforeAll(async () => {
  site = await startSite()
  buyer = await site.as(await aBuyer(site.db))
})

afterAll(() => site.stop())

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
