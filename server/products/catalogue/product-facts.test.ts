import { beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let buyer: Caller
let staff: Caller

beforeAll(async () => {
  buyer = await site.as(await aBuyer(site.db))
  staff = await site.as(await anAdministrator(site.db))
})

const read = async (reader: Caller, lot: { id: number }) =>
  (await reader.get(`/marketplace/products/${lot.id}`)).body

describe('the percent off MSRP', () => {
  test.each([
    { msrp: 28_00, asking: 7_80, percent: 72 },
    { msrp: 3_00, asking: 1_00, percent: 66 },
    { msrp: 10_00, asking: 10_00, percent: 0 },
    { msrp: 1_000_000_00, asking: 1, percent: 99 },
    { msrp: 1_000_000_00, asking: 1_000_000_00, percent: 0 },
  ])('of $asking against $msrp is $percent, never overstated', async (prices) => {
    const lot = await aListedProduct(site.db, {
      msrp: cents(prices.msrp),
      askingPrice: cents(prices.asking),
    })
    expect((await read(buyer, lot)).percent_off_msrp).toBe(prices.percent)
  })

  test('is not known of a lot without an MSRP', async () => {
    const lot = await aListedProduct(site.db, { provisional: true })
    await site.db
      .updateTable('products')
      .set({ msrpCents: null })
      .where('id', '=', lot.id)
      .execute()
    expect(await read(staff, lot)).toMatchObject({ msrp_cents: null, percent_off_msrp: null })
  })
})

describe('a lot', () => {
  test('is told with every field a buyer may see', async () => {
    const { id: sellerId } = await aSeller(site.db, { name: 'Fern', description: 'Soy, poured.' })
    const { id } = await aListedProduct(site.db, { sellerId, sku: 'F-1', styleNumber: 'AW-1' })
    const rest = {
      asin: 'B000F',
      sellerSize: 'Large',
      expirationDate: '06/2028',
      length: 3.2,
      width: 3.2,
      height: 3.9,
      weight: 1.1,
      weightUnit: 'oz' as const,
      innerCount: 4,
      innerQuantity: 12,
      outerQuantity: 48,
      photos: [1, 2, 3, 4, 5].map((number) => `/photos/lot-${number}/800.webp`),
    }
    await site.db.updateTable('products').set(rest).where('id', '=', id).execute()
    expect(await read(buyer, { id })).toMatchObject({
      seller_id: sellerId,
      seller: { id: sellerId, name: 'Fern', description: 'Soy, poured.', logo_url: null },
      sku: 'F-1',
      asin: 'B000F',
      style_number: 'AW-1',
      gender: 'unisex',
      seller_size: 'Large',
      expiration_date: '06/2028',
      packaging_type: 'retail_ready',
      length: 3.2,
      height: 3.9,
      weight: 1.1,
      weight_unit: 'oz',
      inner_count: 4,
      inner_quantity: 12,
      outer_quantity: 48,
      photo_1_url: '/photos/lot-1/800.webp',
      images: rest.photos,
    })
  })

  test('may be as large and as dear as anything, and its words are told as they were written', async () => {
    const name = 'W'.repeat(200)
    const description = '<b>Bold</b>\n<script>alert(1)</script>\n\nLast line & more'
    const most = { units: 10_000_000, askingPrice: cents(1_000_000_00), msrp: cents(1_000_000_00) }
    const lot = await aListedProduct(site.db, { ...most, name, description })
    expect(await read(buyer, lot)).toMatchObject({
      name,
      description,
      units: 10_000_000,
      seller_price_cents: 100_000_000,
    })
  })

  test('tells its wholesale price nowhere a buyer looks', async () => {
    const SENTINEL = 76_543_21
    const { id: sellerId } = await aSeller(site.db)
    const of = { sellerId, wholesale: cents(SENTINEL) }
    const lot = await aListedProduct(site.db, of)
    await aListedProduct(site.db, of)
    const doors = [
      `/marketplace/products/${lot.id}`,
      `/marketplace/products/${lot.id}/similar`,
      `/marketplace/products/for_seller/${sellerId}`,
      `/marketplace/sellers/${sellerId}`,
    ]
    for (const door of doors) {
      const { status, body } = await buyer.get(door)
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`${SENTINEL}|wholesale`))
    }
  })
})
