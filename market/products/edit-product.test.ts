import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { editProduct, emptyEssentials, type Essentials } from './edit-product.ts'
import { productFields } from './product-fields.ts'

const PHOTO = '/photos/fig/800.webp'
const listed: Essentials = {
  upc: '036000291452',
  name: 'Fig candle',
  photo_1: PHOTO,
  msrp_cents: cents(40_00),
  wholesale_cents: cents(20_00),
  seller_price_cents: cents(10_00),
  units: 37,
  min_order_units: 50,
  soldOut: false,
}

const edit = (more: object, product = listed) =>
  editProduct(
    product,
    productFields.parse({ upc: product.upc, name: product.name, ...more }),
    product.photo_1,
  )

describe('a lot that is edited', () => {
  test('keeps what the form does not name', () => {
    expect(edit({})).toEqual({ units: 37, missing: [], problems: [] })
  })

  test('lacks what the form empties', () => {
    const { units, missing } = edit({ msrp_cents: null, wholesale_cents: '', units: null })
    expect(units).toBe(0)
    expect(missing).toEqual(['Missing MSRP', 'Missing Wholesale', 'Missing Units'])
    expect(
      editProduct(listed, productFields.parse({ ...listed, min_order_units: 1 }), null).missing,
    ).toEqual(['Missing Photo'])
  })

  test('is held to its limits together with what it was before', () => {
    expect(edit({ msrp_cents: 9_00 }).problems).toEqual([
      { field: 'seller_price_cents', message: 'Must be less than or equal to Unit MSRP' },
    ])
    expect(edit({ units: 30 }).problems).toEqual([
      { field: 'min_order_units', message: 'Must not exceed available units' },
    ])
    expect(edit({ units: 30, min_order_units: 30 }).problems).toEqual([])
  })

  test('lacks no units when the last one was sold, but does when its seller takes them away', () => {
    const soldOut = { ...listed, units: 0, soldOut: true }
    expect(edit({ description: 'Hand-poured.' }, soldOut).missing).toEqual([])
    expect(edit({ units: null }).missing).toEqual(['Missing Units'])
  })
})

test('a new lot of a name and a UPC lacks all the rest', () => {
  const said = productFields.parse({ upc: '036000291452', name: 'Fig candle' })
  expect(editProduct(emptyEssentials, said, null).missing).toEqual([
    'Missing Photo',
    'Missing MSRP',
    'Missing Wholesale',
    'Missing Asking Price',
    'Missing Units',
  ])
})
