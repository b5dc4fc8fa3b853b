import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { detailFacts } from './detail-facts.ts'
import { aProduct } from '../testing/a-product.ts'

const lines = (product: Parameters<typeof aProduct>[0]) =>
  detailFacts(aProduct(product)).map(({ label, value }) => `${label}: ${value}`)

describe('product details', () => {
  test('hold every field a buyer may see', () => {
    const whole = {
      sku: 'HP-CND-08',
      asin: 'B000F',
      style_number: 'AW25-114',
      seller_size: '8 oz',
      expiration_date: '06/2028',
      msrp_cents: cents(2800),
      min_order_units: 48,
      packaging_type: 'retail_ready' as const,
      inner_quantity: 12,
      inner_count: 4,
      outer_quantity: 48,
      length: 3.2,
      width: 3,
      height: 3.9,
      weight: 1.1,
      tags: ['top_sellers', 'candles'],
    }
    expect(lines(whole)).toEqual([
      'UPC: 042170756561',
      'SKU: HP-CND-08',
      'ASIN: B000F',
      'Style number: AW25-114',
      'Category: Home',
      'Condition: New',
      'Gender: Unisex',
      'Seller size: 8 oz',
      'Expiration date: 06/2028',
      'Unit MSRP: $28.00',
      'Unit asking price: $7.80',
      'Units: 3,456',
      'Minimum order quantity: 48',
      'Packaging type: Retail ready',
      'Inner quantity: 12',
      'Number of inners: 4',
      'Outer quantity: 48',
      'Length: 3.2 in',
      'Width: 3.0 in',
      'Height: 3.9 in',
      'Weight: 1.1 lbs',
      'Tags: Top sellers, Candles',
    ])
  })

  test('of a mixed lot are of the lot as a whole', () => {
    const pallet = { manifest_units: 2_738, msrp_cents: cents(147_557_49), units: 1 }
    expect(lines({ ...pallet, seller_price_cents: cents(35_414_00) })).toEqual(
      expect.arrayContaining([
        'MSRP per lot: $147,557.49',
        'Asking price per lot: $35,414.00',
        'Lots: 1',
      ]),
    )
  })

  test('leave out what is empty', () => {
    expect(lines({ seller_price_cents: null, sku: ' ', min_order_units: 0 })).toEqual([
      'UPC: 042170756561',
      'Category: Home',
      'Condition: New',
      'Gender: Unisex',
      'Units: 3,456',
    ])
  })

  test('show dimensions that are known without the others, in one decimal', () => {
    expect(lines({ height: 12, weight: 100_000, weight_unit: 'oz' })).toEqual(
      expect.arrayContaining(['Height: 12.0 in', 'Weight: 100,000.0 oz']),
    )
  })

  test('call the other category Miscellaneous', () => {
    expect(lines({ category: 'other' })).toContain('Category: Miscellaneous')
  })

  test('show the wholesale price to viewers who were sent it', () => {
    expect(lines({ wholesale_cents: cents(450) })).toContain('Unit wholesale: $4.50')
  })
})
