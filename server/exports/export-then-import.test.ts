import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byField } from '#market/products/by-field.ts'
import type { FieldKind } from '#market/products/field.ts'
import { genders, packagingTypes, weightUnits } from '#market/products/product-choices.ts'
import { productCategories } from '#market/categories.ts'
import { exportHeader, productCells } from '#market/exports/product-cells.ts'
import { freightClasses } from '#market/freight/freight-class.ts'
import { freightTerms } from '#market/freight/freight-terms.ts'
import { mergeProduct, type ImportableProduct } from '#market/imports/merge-product.ts'
import { problemWords } from '#market/imports/row-problem.ts'
import { cents } from '#market/money.ts'
import { plainLine } from '#market/plain-line.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { resaleChannels } from '#market/resale/resale-channels.ts'
import { resaleStates } from '#market/resale/resale-states.ts'
import { eachField } from '#market/products/product-fields.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import { readProductsFile } from '#server/imports/read-products-file.ts'

const ROUNDS = 100

/** What spreadsheets make mischief with. */
const awkward = fc.constantFrom(
  '=',
  '+',
  '-',
  '@',
  '＝',
  "'",
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '\r\n',
  '\uFEFF',
  ' ',
)
const texts = fc
  .array(
    fc.oneof({ weight: 2, arbitrary: awkward }, fc.string({ unit: 'grapheme', maxLength: 6 })),
    {
      maxLength: 8,
    },
  )
  .map((parts) => parts.join(''))
/** As a form keeps it. */
const text = texts.map(
  (given) => eachField.shape.description.parse(given.replaceAll('\0', '')) || null,
)
/** The same of a name, which is one line. */
const line = texts.map((given) => plainLine(given) || null)
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const count = fc.integer({ min: 1, max: 10_000_000 })
const price = fc.integer({ min: 1, max: 100_000_000 }).map(cents)
const measure = fc.integer({ min: 1, max: 1_000_000 }).map((tenths) => tenths / 10)
const month = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1900, max: 2199 }))
  .map(([at, year]) => `${String(at).padStart(2, '0')}/${year}`)
const photo = fc.oneof(
  fc.nat({ max: 99 }).map((at) => `/photos/demo-lot-${at}/800.webp`),
  fc.webUrl({ withQueryParameters: true }),
)
const upc = fc.nat({ max: 99_999_999_999 }).map((n) => withCheckDigit(String(n).padStart(11, '0')))

const terms = fc.record({
  channels: fc.subarray([...resaleChannels]),
  blocked_states: fc.subarray([...resaleStates]),
  map_cents: maybe(price),
  remove_labels: fc.boolean(),
})

// The earliest is the first.
const steps = fc
  .uniqueArray(fc.integer({ min: 1, max: 3650 }), { maxLength: 6 })
  .map((days) =>
    days.toSorted((one, other) => other - one).map((each, at) => ({ days: each, percent: at + 1 })),
  )

const ofKind: Record<FieldKind, fc.Arbitrary<unknown>> = {
  upc,
  name: line.map((given) => given ?? ''),
  line,
  text,
  category: fc.constantFrom(...productCategories),
  condition: fc.constantFrom(...productConditions),
  gender: fc.constantFrom(...genders),
  packaging: maybe(fc.constantFrom(...packagingTypes)),
  month: maybe(month),
  price: maybe(price),
  units: fc.oneof(fc.constant(0), count),
  // Sales may have left fewer units than the minimum order.
  minimum: maybe(fc.nat({ max: 10_000_000 })),
  count: maybe(count),
  measure: maybe(measure),
  'weight unit': fc.constantFrom(...weightUnits),
  'ship from': maybe(fc.constantFrom('Reno, NV 89501', 'St. John’s, NL A1C 5H1')),
  'lead time': maybe(fc.integer({ min: 1, max: 30 })),
  'freight terms': fc.constantFrom(...freightTerms),
  'freight class': maybe(fc.constantFrom(...freightClasses)),
  'yes or no': maybe(fc.boolean()),
}

const product = fc.record({
  ...byField(ofKind),
  photos: fc.uniqueArray(photo, { maxLength: 5 }),
  mixed: fc.constant(false),
  imported_units: maybe(count),
  resale_terms: maybe(terms),
  price_schedule: steps,
  off_market_days: maybe(fc.integer({ min: 1, max: 3650 })),
  show_next_price: fc.boolean(),
  published: fc.boolean(),
}) as fc.Arbitrary<ImportableProduct>
const lots = fc
  .uniqueArray(product, { selector: (each) => each.upc, minLength: 1, maxLength: 8 })
  .map((all) => all.map(withinItsMsrp))

function withinItsMsrp(each: ImportableProduct): ImportableProduct {
  const { msrp_cents: msrp, seller_price_cents: asking } = each
  return msrp !== null && asking !== null && asking > msrp
    ? { ...each, seller_price_cents: msrp }
    : each
}

const fileOf = (all: readonly ImportableProduct[]) =>
  Buffer.from(csvText([exportHeader, ...all.map(productCells)]))

function imported(all: readonly ImportableProduct[]) {
  const file = readProductsFile(fileOf(all))
  if ('problem' in file) throw new Error(file.problem)
  expect(file.issues).toEqual([])
  const listed = new Map(all.map((each) => [each.upc, each]))
  return file.products.map((gathered) => {
    const merge = mergeProduct(gathered, { listed: listed.get(gathered.upc) })
    if ('problems' in merge) throw new Error(merge.problems.map(problemWords).join())
    return merge
  })
}

describe('lots that are exported and imported again', () => {
  test('are what they were, whatever they hold', () => {
    fc.assert(
      fc.property(lots, (all) => {
        const after = imported(all).map((merge) => merge.product)
        expect(after).toEqual(
          all.map((each) => ({ ...each, imported_units: each.units || each.imported_units })),
        )
        for (const lists of [all, after])
          expect(imported(lists).map(({ isChanged }) => isChanged)).toEqual(lists.map(() => false))
      }),
      { numRuns: ROUNDS },
    )
  })

  test('are no formulas in between', () => {
    fc.assert(
      fc.property(lots, (all) => {
        for (const cell of all.flatMap(productCells))
          expect(csvText([[cell]]).slice(1, -2)).not.toMatch(/^"?[=+\-@＝＋－＠\t\r]/)
      }),
      { numRuns: 50 },
    )
  })
})
