import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { blankProduct, photoFrom, type ProductDraft } from './product-draft.ts'
import { productForm } from './product-form.ts'

const STORED = '/photos/7f3a/800.webp'
const complete: ProductDraft = {
  ...blankProduct,
  name: 'Fig candle',
  upc: '036000291452',
  photos: [photoFrom(STORED)],
  msrp_cents: cents(24_00),
  wholesale_cents: cents(12_00),
  seller_price_cents: cents(9_60),
  units: 480,
}

function problems(draft: Partial<ProductDraft>, isSoldOut = false) {
  const { error } = productForm({ isSoldOut }).safeParse({ ...complete, ...draft })
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  )
}

describe('the single form', () => {
  test('asks for everything that buyers need, at once', () => {
    expect(problems(blankProduct)).toEqual({
      name: 'Required',
      upc: 'Required',
      'photos.0.given': 'At least one image required',
      msrp_cents: 'Required',
      wholesale_cents: 'Required',
      seller_price_cents: 'Required',
      units: 'Required',
    })
  })

  test('takes a lot that has all of it, and leaves what is open open', () => {
    const fields = productForm({ isSoldOut: false }).parse(complete)
    expect(fields).toMatchObject({ upc: '036000291452', photo_1: STORED, photo_2: null })
    expect(fields).toMatchObject({ sku: null, length: null, expiration_date: null })
  })

  test('leaves the units of a lot that sold out', () => {
    expect(problems({ units: null }, true)).toEqual({})
  })

  test.each<[Partial<ProductDraft>, Record<string, string>]>([
    [{ msrp_cents: cents(0) }, { msrp_cents: 'Price must be greater than $0' }],
    [{ units: 0 }, { units: 'Units must be greater than 0' }],
    [
      { seller_price_cents: cents(24_01) },
      { seller_price_cents: 'Must be less than or equal to Unit MSRP' },
    ],
    [{ min_order_units: 481 }, { min_order_units: 'Must not exceed available units' }],
    [{ length: '-1' }, { length: 'Must be a positive number' }],
    [{ weight: 'heavy' }, { weight: 'Must be a positive number' }],
    [{ inner_count: 0 }, { inner_count: 'Must be a positive number' }],
    [
      { resale_terms: { ...NO_RESALE_TERMS, map_cents: cents(0) } },
      { 'resale_terms.map_cents': 'Price must be greater than $0' },
    ],
  ])('refuses %j', (draft, said) => {
    expect(problems(draft)).toEqual(said)
  })

  test('says that the price is over the MSRP while other fields are open', () => {
    expect(problems({ name: '', seller_price_cents: cents(30_00) })).toEqual({
      name: 'Required',
      seller_price_cents: 'Must be less than or equal to Unit MSRP',
    })
  })

  test('says at its place what is wrong with a photo', () => {
    const photos = ['', STORED, 'https://i.imgur.com/a.jpg'].map(photoFrom)
    expect(problems({ photos })).toEqual({
      'photos.2.given':
        'Photo URL cannot link to drive.google.com, dropbox.com, imgur.com, or ibb.co',
    })
  })
})

describe('a step of the wizard', () => {
  const step = (draft: Partial<ProductDraft>) =>
    productForm({ isSoldOut: false, step: 'pricing', kept: complete }).safeParse({
      ...blankProduct,
      ...draft,
    })
  const prices = {
    msrp_cents: cents(24_00),
    wholesale_cents: cents(12_00),
    seller_price_cents: cents(9_60),
  }

  test('asks only for what is its own', () => {
    expect(step(prices).success).toBe(true)
    const { error } = step({ ...prices, seller_price_cents: cents(30_00), units: 0 })
    expect(new Set(error?.issues.map(({ message }) => message))).toEqual(
      new Set(['Must be less than or equal to Unit MSRP']),
    )
  })

  test('asks for all of its own', () => {
    const { error } = step({})
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(Object.keys(prices))
  })

  test('of a lot without a name is not taken before it has one', () => {
    const nameless = { ...complete, name: '' }
    const read = productForm({ isSoldOut: false, step: 'pricing', kept: nameless })
    expect(read.safeParse(complete).success).toBe(false)
  })
})
