import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents, type Cents } from '#market/money.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aBuyer, aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let site: TestSite
let buyer: Caller
let staff: Caller

beforeAll(async () => {
  site = await startSite()
  buyer = await site.as(await aBuyer(site.db))
  staff = await site.as(await anAdministrator(site.db))
})

afterAll(() => site.stop())

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

describe('an offer for a lot', () => {
  const asked = { units: 960, minOrderUnits: 48, askingPrice: cents(7_80) }
  const offer = async (lot: { id: number }, line: { quantity: number; unitPrice: Cents }) => {
    const { status, body } = await buyer.post('/offers', {
      offer: {
        offer_products_attributes: [
          { product_id: lot.id, quantity: line.quantity, unit_price: line.unitPrice },
        ],
      },
    })
    return status === 201 ? 'taken' : body.errors[0]
  }

  test.each([
    { quantity: 961, unitPrice: cents(7_80), answer: 'Exceeds available units' },
    { quantity: 47, unitPrice: cents(7_80), answer: '48 unit minimum' },
    { quantity: 48, unitPrice: cents(7_81), answer: 'Exceeds asking price' },
    { quantity: 48, unitPrice: cents(0), answer: 'Price must be greater than $0' },
    { quantity: 48, unitPrice: cents(7_80), answer: 'taken' },
    { quantity: 960, unitPrice: cents(1), answer: 'taken' },
  ])('of $quantity at $unitPrice cents is answered: $answer', async ({ answer, ...line }) => {
    expect(await offer(await aListedProduct(site.db, asked), line)).toBe(answer)
  })

  test('takes the remainder as its minimum when less than the minimum is left', async () => {
    const last = { ...asked, units: 37 }
    const line = { quantity: 37, unitPrice: cents(7_80) }
    expect(await offer(await aListedProduct(site.db, last), line)).toBe('taken')
    const lot = await aListedProduct(site.db, last)
    expect(await offer(lot, { ...line, quantity: 36 })).toBe('37 unit minimum')
    expect(await offer(lot, { ...line, quantity: 38 })).toBe('Exceeds available units')
  })

  test('is not taken for what is sold out, not published, deleted or in an offer already', async () => {
    const line = { quantity: 48, unitPrice: cents(7_80) }
    expect(await offer(await aListedProduct(site.db, { ...asked, units: 0 }), line)).toBe(
      'Exceeds available units',
    )
    for (const gone of [{ provisional: true }, { deletedAt: new Date() }])
      expect(await offer(await aListedProduct(site.db, { ...asked, ...gone }), line)).toBe(
        'Product not found',
      )
    const lot = await aListedProduct(site.db, asked)
    expect(await offer(lot, line)).toBe('taken')
    expect(await offer(lot, line)).toBe('This product is already in your cart or offers')
  })

  test('is not a seller’s or the staff’s to make', async () => {
    const lot = await aListedProduct(site.db, asked)
    const line = { product_id: lot.id, quantity: 48, unit_price: 780 }
    const given = { offer: { offer_products_attributes: [line] } }
    const seller = await site.as(await aSeller(site.db))
    expect((await seller.post('/offers', given)).status).toBe(403)
    expect((await staff.post('/offers', given)).status).toBe(403)
  })
})
