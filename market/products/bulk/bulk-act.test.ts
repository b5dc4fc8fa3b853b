import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { NO_RESALE_TERMS, type ResaleTerms } from '#market/resale/resale-terms.ts'
import { outcomeOf, type BulkProduct } from './bulk-act.ts'
import { changedBy } from './bulk-price.ts'

const candle: BulkProduct = {
  msrp_cents: cents(24_00),
  seller_price_cents: cents(9_60),
  units: 480,
  wholesale_cents: cents(6_00),
  min_order_units: 12,
  category: 'home',
  condition: 'new',
  resale_terms: null,
  mixed: false,
  packaging_type: null,
  tags: ['top_sellers', 'Gift'],
  provisional: false,
  paused: false,
}
const price = (changeBps: number, product: Partial<BulkProduct> = {}) =>
  outcomeOf({ action: 'price', change_bps: changeBps }, { ...candle, ...product })
const units = (
  how: 'set' | 'add' | 'subtract',
  count: number,
  product: Partial<BulkProduct> = {},
) => outcomeOf({ action: 'units', how, units: count }, { ...candle, ...product })

describe('a tag', () => {
  test('is given once, and taken as it is spelled there', () => {
    expect(outcomeOf({ action: 'tag', tag: 'Seasonal' }, candle)).toMatchObject({ tag: 'Seasonal' })
    expect(outcomeOf({ action: 'tag', tag: 'gift' }, candle)).toEqual({
      problem: 'Already has this tag',
    })
    expect(outcomeOf({ action: 'untag', tag: 'gift' }, candle)).toMatchObject({ tag: 'Gift' })
    expect(outcomeOf({ action: 'untag', tag: 'Old' }, candle)).toEqual({
      problem: 'Doesn’t have this tag',
    })
  })

  test('finds no room when the seller already has ten others', () => {
    const tags = ['top_sellers', ...Array.from({ length: 10 }, (_, at) => `Tag ${at}`)]
    expect(outcomeOf({ action: 'tag', tag: 'Gift' }, { ...candle, tags })).toEqual({
      problem: 'Maximum 10 tags',
    })
  })
})

describe('an asking price changed by percent', () => {
  test.each([
    [-1000, 9_60, 8_64],
    [1000, 9_60, 10_56],
    // 0.45 of a cent, and a half of one.
    [-1050, 1_00, 90],
    [5000, 1, 2],
    [-5000, 1, 1],
  ])(
    'by %i hundredths of a percent from %i cents is %i, half a cent rounded up',
    (bps, from, to) => {
      expect(changedBy(cents(from), bps)).toBe(to)
    },
  )

  test('is never above the MSRP, never nothing', () => {
    expect(price(20_000)).toEqual({ problem: '$28.80: Must be less than or equal to Unit MSRP' })
    expect(price(-9999, { seller_price_cents: cents(40) })).toEqual({
      problem: 'Price must be greater than $0',
    })
  })

  test('needs one, and has to become another one', () => {
    expect(price(-1000, { seller_price_cents: null })).toEqual({ problem: 'Missing Asking Price' })
    expect(price(-1, { seller_price_cents: cents(9_60) })).toEqual({
      problem: '$9.60 would stay as it is',
    })
  })

  test('leaves units and always keeps within the limits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        fc.integer({ min: -9999, max: 100_000 }),
        (msrp, asked, bps) => {
          const product = {
            msrp_cents: cents(msrp),
            seller_price_cents: cents(Math.min(asked, msrp)),
          }
          const outcome = price(bps, product)
          if ('problem' in outcome) return
          expect(outcome.units).toBe(candle.units)
          expect(outcome.price).toBeGreaterThan(0)
          expect(outcome.price).toBeLessThanOrEqual(msrp)
        },
      ),
    )
  })
})

describe('an asking price set for many', () => {
  const act = (change: object, product: Partial<BulkProduct> = {}) =>
    outcomeOf({ action: 'price', ...change }, { ...candle, ...product })

  test.each([
    [{ off_msrp_bps: 6550 }, 8_28],
    [{ off_msrp_bps: 6550, rounding: 'five' }, 8_25],
    [{ off_msrp_bps: 6550, rounding: 'nine' }, 8_29],
    [{ off_msrp_bps: 6550, rounding: 'ninety_nine' }, 7_99],
    [{ off_msrp_bps: 0, rounding: 'ninety_nine' }, 23_99],
    [{ price_cents: cents(7_77) }, 7_77],
    [{ change_bps: -100, rounding: 'ninety_nine' }, 8_99],
    [{ change_bps: 1000, rounding: 'ninety_nine' }, 10_99],
  ])('%o makes 24.00 asked at 9.60 come to %i', (change, expected) => {
    expect(act(change)).toMatchObject({ price: expected })
  })

  test('needs an MSRP to be a share off it, and has to become another one', () => {
    expect(act({ off_msrp_bps: 6000 })).toEqual({ problem: '$9.60 would stay as it is' })
    expect(act({ off_msrp_bps: 5000 }, { msrp_cents: null })).toEqual({ problem: 'Missing MSRP' })
  })

  test('says where it would go under wholesale, once', () => {
    expect(act({ off_msrp_bps: 8000 })).toMatchObject({
      price: 4_80,
      slip: '$4.80 is under wholesale, $6.00.',
    })
    expect(
      act({ price_cents: cents(4_80) }, { seller_price_cents: cents(5_00) }),
    ).not.toHaveProperty('slip')
  })

  test('rounds to its ending, never above the MSRP, never to more when it is lowered', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.integer({ min: -9000, max: -1 }),
        fc.constantFrom('five', 'nine', 'ninety_nine'),
        (asked, bps, rounding) => {
          const outcome = act(
            { change_bps: bps, rounding },
            { msrp_cents: cents(1_000_000), seller_price_cents: cents(asked) },
          )
          if ('problem' in outcome) return
          expect(outcome.price).toBeLessThan(asked)
        },
      ),
    )
  })
})

describe('category, minimum order, packaging and condition', () => {
  test('are set where they are others, within the limits', () => {
    const set = (act: Parameters<typeof outcomeOf>[0]) => outcomeOf(act, candle)
    expect(set({ action: 'category', category: 'pet' })).toMatchObject({ category: 'pet' })
    expect(set({ action: 'category', category: 'home' })).toEqual({
      problem: 'Already in this category',
    })
    expect(set({ action: 'condition', condition: 'open_box' })).toMatchObject({
      condition: 'open_box',
    })
    expect(set({ action: 'condition', condition: 'new' })).toEqual({
      problem: 'Already in this condition',
    })
    expect(
      outcomeOf({ action: 'condition', condition: 'salvage' }, { ...candle, mixed: true }),
    ).toEqual({ problem: 'The condition of a mixed lot is the lowest in its manifest' })
    expect(set({ action: 'minimum', units: 24 })).toMatchObject({ minimum: 24, units: 480 })
    expect(set({ action: 'minimum', units: 481 })).toEqual({
      problem: 'Minimum order: Must not exceed available units',
    })
    expect(set({ action: 'packaging', packaging_type: 'retail_ready' })).toMatchObject({
      packaging_type: 'retail_ready',
    })
  })
})

test('resale terms are set where they are others, or given back to the shop', () => {
  const own = { ...NO_RESALE_TERMS, remove_labels: true }
  const set = (resale_terms: ResaleTerms | null, product = candle) =>
    outcomeOf({ action: 'terms', resale_terms }, product)
  expect(set(own)).toMatchObject({ resale_terms: own, units: 480 })
  expect(set(own, { ...candle, resale_terms: own })).toEqual({
    problem: 'Already has these terms',
  })
  expect(set(null, { ...candle, resale_terms: own })).toMatchObject({ resale_terms: null })
  expect(set(null)).toEqual({ problem: 'Already has your shop’s terms' })
})

describe('units', () => {
  test('are set, added and subtracted', () => {
    expect(units('set', 100)).toMatchObject({ units: 100 })
    expect(units('add', 20)).toMatchObject({ units: 500 })
    expect(units('subtract', 80)).toMatchObject({ units: 400 })
  })

  test('never fall to nothing, below the least order or above what can be counted', () => {
    expect(units('subtract', 480)).toEqual({ problem: 'Units must be greater than 0' })
    expect(units('set', 11)).toEqual({
      problem: 'Minimum order: Must not exceed available units',
    })
    expect(units('add', 9_999_999)).toEqual({ problem: 'Too many units' })
    expect(units('set', 480)).toEqual({ problem: 'Already has this many units' })
  })
})

describe('a lot', () => {
  const pause = (product: Partial<BulkProduct>) =>
    outcomeOf({ action: 'pause' }, { ...candle, ...product })
  const resume = (product: Partial<BulkProduct>) =>
    outcomeOf({ action: 'resume' }, { ...candle, ...product })

  test('is paused while buyers see it, and resumed while it is paused', () => {
    expect(pause({})).not.toHaveProperty('problem')
    expect(pause({ paused: true })).toEqual({ problem: 'Already paused' })
    expect(pause({ provisional: true })).toEqual({ problem: 'Not published' })
    expect(resume({ paused: true })).not.toHaveProperty('problem')
    expect(resume({})).toEqual({ problem: 'Not paused' })
  })

  test('can be deleted in any state', () => {
    for (const product of [{}, { paused: true }, { provisional: true }])
      expect(outcomeOf({ action: 'delete' }, { ...candle, ...product })).not.toHaveProperty(
        'problem',
      )
  })
})
