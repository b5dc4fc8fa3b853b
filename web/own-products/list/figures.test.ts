import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { figuresBefore, figuresSeen, figuresText, pricedFigures, type Figures } from './figures.ts'

const candle = anOwnProduct({ units: 1480, seller_price_cents: cents(9_60) })

describe('what was changed in place', () => {
  test.each<[Figures, Partial<OwnProduct>, string]>([
    [{ units: 1480 }, {}, 'Fig candle: 1,480 units'],
    [{ seller_price_cents: cents(9_60) }, { name: '' }, '036000291452: $9.60 asking price'],
    [{ msrp_cents: cents(24_00) }, {}, 'Fig candle: $24.00 MSRP'],
    [{ msrp_cents: null }, { msrp_cents: null }, 'Fig candle: no MSRP'],
    [{ name: 'Fig candle' }, {}, 'Fig candle: product name Fig candle'],
    [{ photo_1: 'https://photos.invalid/fig.jpg' }, {}, 'Fig candle: photo added'],
    [{ category: 'other' }, {}, 'Fig candle: Miscellaneous'],
    [{ condition: 'new' }, {}, 'Fig candle: New'],
    [{ inner_quantity: 12 }, { inner_quantity: 12 }, 'Fig candle: inner pack 12'],
  ])('%j of %j is told as %s', (figures, after, words) => {
    expect(figuresText({ ...candle, ...after }, figures, candle)).toBe(words)
  })

  test('is told to be what the lot waited for', () => {
    const before = { ...candle, provisional: true }
    expect(figuresText(candle, { msrp_cents: cents(24_00) }, before)).toBe(
      'Fig candle: $24.00 MSRP. Buyers see it now',
    )
    const paused = { ...candle, paused: true }
    expect(figuresText(paused, { units: 1480 }, before)).toBe('Fig candle: 1,480 units')
  })

  test('is taken back to what it was, also to nothing, but not to no name and no units', () => {
    expect(figuresBefore(candle, { units: 5 })).toEqual({ units: 1480 })
    const bare = { ...candle, name: '', units: 0, msrp_cents: null, photo_1_url: null }
    expect(figuresBefore(bare, { msrp_cents: cents(5_00) })).toEqual({ msrp_cents: null })
    expect(figuresBefore(bare, { photo_1: 'f0' })).toEqual({ photo_1: null })
    expect(figuresBefore(bare, { name: 'Mug' })).toBeUndefined()
    expect(figuresBefore(bare, { units: 5 })).toBeUndefined()
  })

  test('is sent with what was seen of it', () => {
    expect(figuresSeen(candle, { msrp_cents: cents(5_00) })).toEqual({ msrp_cents: 24_00 })
    expect(figuresSeen(candle, { units: 5 })).toEqual({})
    expect(figuresSeen({ ...candle, photo_1_url: null }, { photo_1: 'f0' })).toEqual({
      photo_1: null,
    })
  })
})

test('only an asking price is measured by the other prices; each by the one before', () => {
  expect(pricedFigures(candle, { units: 5 })).toEqual([])
  expect(pricedFigures(candle, { msrp_cents: cents(2_40) })).toEqual([
    {
      field: 'msrp_cents',
      name: 'Fig candle',
      price: 2_40,
      measures: { before: 24_00 },
    },
  ])
  expect(pricedFigures(candle, { seller_price_cents: cents(96) })).toMatchObject([
    { measures: { before: 9_60, wholesale: 12_00, msrp: 24_00 } },
  ])
})
