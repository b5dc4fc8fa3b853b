import * as fc from 'fast-check'
import { catalogueSorts, type Criteria } from '#market/catalogue/catalogue-api.ts'
import { productCategories } from '#market/categories.ts'
import { genders, packagingTypes } from '#market/products/product-choices.ts'
import { productConditions } from '#market/products/product-condition.ts'
import type { Search } from '#server/catalogue/catalogue.ts'
import { cursorText } from '#server/products/catalogue/lot-place.ts'
import type { ScannedLot } from './scanned-lot.ts'
import { drawnDeclarations } from './drawn-resale.ts'
import { drawnTags, drawnWords, sellerNames } from './drawn-lots.ts'

/** Every part of a search and every criterion is drawn: one that is missing here does not compile. */
export function drawnSearches(lots: readonly ScannedLot[]) {
  const sellerIds = [...new Set(lots.map(({ sellerId }) => sellerId))]
  return fc.record({
    page: fc.constantFrom(1, 1, 1, 2, 3),
    sort: fc.constantFrom(undefined, undefined, ...catalogueSorts),
    after: cursors(lots),
    facets: fc.constant(true),
    declared: fc.option(drawnDeclarations, { nil: undefined }),
    criteria: fc.record({
      query: fc.oneof(fc.constant(undefined), queries(lots)),
      tags: some([...drawnTags, 'apparel', 'nobody’s']),
      categories: some(productCategories),
      seller_ids: some([...sellerIds, 999_999]),
      genders: some(genders),
      packaging_types: some(packagingTypes),
      conditions: some(productConditions),
      min_price_cents: bound(0, 4_99),
      max_price_cents: bound(4_98, 8_00),
      min_percent_off: bound(0, 33, 78),
      min_units: bound(0, 40, 501),
      ships_from: some(['NV', 'ON', 'TX']),
      ships_within: bound(1, 3, 5),
      units_needed: bound(1, 5, 30, 500),
      in_stock: fc.constantFrom(undefined, undefined, true, false),
      resaleable: fc.constantFrom(undefined, undefined, true, false),
    } satisfies Drawn<Criteria>),
  } satisfies Drawn<Search>)
}

type Drawn<Whole> = { [Part in keyof Required<Whole>]: fc.Arbitrary<Whole[Part]> }

/** Shops, one that is not there among them, as their pages and their lots' own pages ask of them. */
export function drawnShops(lots: readonly ScannedLot[]) {
  return fc.record({
    id: fc.constantFrom(...lots.map(({ id }) => id)),
    sellerId: fc.constantFrom(...new Set(lots.map(({ sellerId }) => sellerId)), 999_999),
    tag: fc.constantFrom(undefined, undefined, ...drawnTags, 'Apparel', 'nobody’s', '\0'),
    query: fc.oneof(fc.constant(undefined), queries(lots)),
    sort: fc.constantFrom(undefined, ...catalogueSorts),
    page: fc.constantFrom(1, 1, 2, 40),
    per_page: fc.constantFrom(3, 24, 200),
    after: cursors(lots),
    declared: fc.option(drawnDeclarations, { nil: undefined }),
  })
}

/** Where a page may have ended: at a lot as it is, as it was, or at one that is gone. */
const cursors = (lots: readonly ScannedLot[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    fc
      .record({
        order: fc.constantFrom('relevance', 'in_stock_first', ...catalogueSorts),
        key: fc.constantFrom(0, 1, Infinity, -Infinity, 4_99, -4_99, -33, -0.06079271),
        lot: fc.constantFrom(...lots),
        id: fc.constantFrom(0, ...lots.map(({ id }) => id)),
      })
      .map(({ lot, ...each }) => cursorText({ ...each, createdAt: Number(lot.createdAt) * 1000 })),
  )

// Most searches leave most fields alone.
const bound = (...values: number[]) =>
  fc.constantFrom(undefined, undefined, undefined, undefined, ...values)
const some = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    fc.constant<Value[]>([]),
    fc.constant<Value[]>([...values]),
    fc.subarray<Value>([...values]),
  )

/** What people type: words, beginnings, slips, codes, and what is no word at all. */
function queries(lots: readonly ScannedLot[]) {
  const upcs = lots.map(({ upc }) => upc)
  const word = fc.oneof(
    fc.constantFrom(
      ...drawnWords,
      ...sellerNames,
      ...otherForms,
      'AB-1234',
      'ab 12',
      'ls/7',
      'cafe',
      'STRASSE',
    ),
    fc.tuple(fc.constantFrom(...drawnWords), fc.integer({ min: 1, max: 7 })).map(beginningOf),
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...drawnWords), slips).map(withSlips) },
  )
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(word, { minLength: 1, maxLength: 3 }).map(joined) },
    fc.tuple(fc.constantFrom(...upcs), fc.integer({ min: 3, max: 12 })).map(beginningOf),
    fc.tuple(fc.constantFrom(...upcs), fc.constantFrom(8, 11, 12, 13, 14)).map(padded),
    fc.constantFrom(...upcs).map((upc) => `${upc.slice(0, 1)} ${upc.slice(1, 6)}-${upc.slice(6)}`),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom("'&|!():*\\", 'fig & !mug', 'candle:*', '\0', '👕', '-', '﷽', '%_'),
  )
}

// Of the words that products have: other numbers, units and blanks.
const otherForms =
  'Candies boxes mugs blankets lamps figs cafes knives towles news 12_oz 12.5_ounces 5-oz 12 fl_oz t_shirts TSHIRT wi_fi'
    .split(' ')
    .map((form) => form.replaceAll('_', ' '))

const slips = fc.array(fc.tuple(fc.nat(8), fc.constantFrom('drop', 'double', 'swap', 'mistake')), {
  minLength: 1,
  maxLength: 2,
})

const padded = ([upc, length]: [string, number]) => upc.replace(/^0+/, '').padStart(length, '0')
const joined = (words: string[]) => words.join(' ')
const beginningOf = ([text, letters]: [string, number]) => text.slice(0, letters)

function withSlips([word, made]: [string, [number, string][]]): string {
  let letters = Array.from(word)
  for (const [place, slip] of made) {
    const at = place % letters.length
    const before = letters.slice(0, at)
    const [letter = '', next = '', ...after] = letters.slice(at)
    const slipped = { drop: [next], double: [letter, letter, next], swap: [next, letter] }
    letters = [
      ...before,
      ...(Object.entries(slipped).find(([each]) => each === slip)?.[1] ?? ['q', next]),
      ...after,
    ]
  }
  return letters.join('')
}
