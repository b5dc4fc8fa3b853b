import { beforeAll, describe, expect, test } from 'vitest'
import { cents, type Cents } from '#market/money.ts'
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
