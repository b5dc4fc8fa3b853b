import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let buyer: Caller
let staff: Caller
let owner: Caller
let rival: Caller
let sellerId: number

beforeAll(async () => {
  const seller = await aSeller(site.db, { name: 'Fern & Fable', logo: 'fern-logo' })
  sellerId = seller.id
  owner = await site.as(seller)
  rival = await site.as(await aSeller(site.db))
  buyer = await site.as(await aBuyer(site.db))
  staff = await site.as(await anAdministrator(site.db))
})

describe('a lot', () => {
  test('is shown to a buyer with its brand and without its wholesale price', async () => {
    const candle = await aListedProduct(site.db, { sellerId, name: 'Fig candle' })
    const { status, body } = await buyer.get(`/marketplace/products/${candle.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: candle.id,
      name: 'Fig candle',
      weight: null,
      provisional: false,
    })
    expect(body.seller).toMatchObject({
      name: 'Fern & Fable',
      logo_url: '/photos/fern-logo/400.webp',
    })
    expect(body).not.toHaveProperty('wholesale_cents')
  })

  test('tells its wholesale price to its seller and to staff', async () => {
    const candle = await aListedProduct(site.db, { sellerId, wholesale: cents(4_50) })
    for (const reader of [owner, staff]) {
      const { body } = await reader.get(`/marketplace/products/${candle.id}`)
      expect(body.wholesale_cents).toBe(450)
    }
  })

  test('is shown to nobody who is not signed in', async () => {
    const candle = await aListedProduct(site.db, { sellerId })
    expect((await site.visitor.get(`/marketplace/products/${candle.id}`)).status).toBe(401)
  })

  test('does not exist for another seller', async () => {
    const candle = await aListedProduct(site.db, { sellerId })
    expect((await rival.get(`/marketplace/products/${candle.id}`)).status).toBe(404)
  })

  test('that is not published exists for its seller and staff only', async () => {
    const draft = await aListedProduct(site.db, { sellerId, provisional: true })
    const statuses = await statusesOf(`/marketplace/products/${draft.id}`)
    expect(statuses).toEqual({ buyer: 404, owner: 200, rival: 404, staff: 200 })
  })

  test('that was deleted exists for nobody', async () => {
    const gone = await aListedProduct(site.db, { sellerId, deletedAt: new Date() })
    const statuses = await statusesOf(`/marketplace/products/${gone.id}`)
    expect(statuses).toEqual({ buyer: 404, owner: 404, rival: 404, staff: 404 })
  })

  test('is never found under what cannot be its id', async () => {
    for (const id of ['0', '-1', 'abc', '9'.repeat(30), '%00'])
      expect((await buyer.get(`/marketplace/products/${id}`)).status).toBe(404)
  })
})

describe("a seller's lots", () => {
  test('are listed newest first, as far as the reader may see them', async () => {
    const seller = await aSeller(site.db)
    const older = { sellerId: seller.id, createdAt: new Date('2026-01-01') }
    await aListedProduct(site.db, { ...older, name: 'Old mug' })
    await aListedProduct(site.db, { ...older, name: 'Draft mug', provisional: true })
    await aListedProduct(site.db, { sellerId: seller.id, name: 'New mug' })
    const mine = await site.as(seller)
    const address = `/marketplace/products/for_seller/${seller.id}`
    expect(await namesAt(mine, address)).toEqual(['New mug', 'Draft mug', 'Old mug'])
    expect(await namesAt(buyer, address)).toEqual(['New mug', 'Old mug'])
    expect((await rival.get(address)).status).toBe(404)
    expect((await buyer.get('/marketplace/products/for_seller/999999')).status).toBe(404)
  })

  test('can be searched by name, whatever the name holds', async () => {
    const seller = await aSeller(site.db)
    await aListedProduct(site.db, { sellerId: seller.id, name: '100% wool_scarf' })
    await aListedProduct(site.db, { sellerId: seller.id, name: '100 wool hats' })
    const named = (text: string) =>
      namesAt(
        buyer,
        `/marketplace/products/for_seller/${seller.id}?search[name]=${encodeURIComponent(text)}`,
      )
    expect(await named('WOOL_')).toEqual(['100% wool_scarf'])
    expect(await named('100%')).toEqual(['100% wool_scarf'])
    expect(await named('\\')).toEqual([])
    expect(await named('\0')).toHaveLength(2)
  })

  test('are hidden from buyers until the seller is approved', async () => {
    const applicant = await aSeller(site.db, { status: 'provisional' })
    const address = `/marketplace/products/for_seller/${applicant.id}`
    expect((await buyer.get(address)).status).toBe(404)
    expect((await staff.get(address)).status).toBe(200)
  })
})

async function statusesOf(address: string) {
  const status = async (reader: Caller) => (await reader.get(address)).status
  return {
    buyer: await status(buyer),
    owner: await status(owner),
    rival: await status(rival),
    staff: await status(staff),
  }
}

async function namesAt(reader: Caller, address: string): Promise<string[]> {
  return (await reader.get(address)).body.map(({ name }: { name: string }) => name)
}
