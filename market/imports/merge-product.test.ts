import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import type { GatheredProduct } from './gather-products.ts'
import { mergeProduct, type ImportableProduct } from './merge-product.ts'
import { problemWords } from './row-problem.ts'

const photo = (number: number) => `https://cdn.example.com/${number}.jpg`
const mug: GatheredProduct = {
  upc: '036000291452',
  row: 2,
  rows: 1,
  cells: {
    name: 'Mug',
    msrp_cents: cents(4000),
    wholesale_cents: cents(2000),
    seller_price_cents: cents(1000),
    units: 100,
    min_order_units: 50,
  },
  photos: [photo(1), photo(2)],
  onlyPhotos: false,
}

function merged(gathered: GatheredProduct, listed?: ImportableProduct) {
  const outcome = mergeProduct(gathered, { listed })
  if ('problems' in outcome) throw new Error(outcome.problems.map(problemWords).join())
  return outcome
}
const listedMug = (more: Partial<ImportableProduct> = {}) => ({ ...merged(mug).product, ...more })

describe('a UPC the seller does not list yet', () => {
  test('becomes a lot', () => {
    expect(merged(mug)).toMatchObject({
      product: {
        upc: '036000291452',
        name: 'Mug',
        units: 100,
        imported_units: 100,
        gender: 'unisex',
        weight_unit: 'lbs',
        category: 'other',
        photos: [photo(1), photo(2)],
      },
      missing: [],
      isChanged: true,
    })
  })

  test('becomes one that needs attention when something required is missing', () => {
    const { product, missing } = merged({ ...mug, cells: {}, photos: [photo(1)], onlyPhotos: true })
    expect(product).toMatchObject({ name: '', units: 0, imported_units: null, msrp_cents: null })
    expect(missing).toEqual([
      'name',
      'msrp_cents',
      'wholesale_cents',
      'seller_price_cents',
      'units',
    ])
  })

  test('is refused when it asks more than its MSRP', () => {
    const cells = { ...mug.cells, seller_price_cents: cents(4001) }
    expect(mergeProduct({ ...mug, cells })).toEqual({
      problems: [
        {
          kind: 'out of bounds',
          column: 'Unit Asking Price',
          words: 'Must be less than or equal to Unit MSRP',
        },
      ],
    })
  })
})

describe('a UPC the seller lists', () => {
  test('takes the cells that are filled in and keeps the rest', () => {
    const { product, isChanged } = merged(
      { ...mug, cells: { name: 'Big mug' }, photos: [] },
      listedMug(),
    )
    expect(product).toEqual({ ...listedMug(), name: 'Big mug' })
    expect(isChanged).toBe(true)
  })

  test('is not changed by the same file', () => {
    expect(merged(mug, listedMug())).toMatchObject({ isChanged: false, product: listedMug() })
  })

  test('keeps what was sold since then sold, whatever the same file says', () => {
    const sold = listedMug({ units: 30, published: true })
    expect(merged(mug, sold)).toMatchObject({ isChanged: false, product: { units: 30 } })
    const soldOut = listedMug({ units: 0, published: true })
    expect(merged(mug, soldOut)).toMatchObject({ isChanged: false, missing: [] })
  })

  test('is not changed by a file that says how many units it has by now', () => {
    for (const imported_units of [null, 100]) {
      const sold = listedMug({ units: 30, imported_units, published: true })
      expect(merged({ ...mug, cells: { units: 30 } }, sold)).toMatchObject({
        isChanged: false,
        product: { units: 30, imported_units: 30 },
      })
    }
  })

  test('has as many units as a file says that says something new', () => {
    const { product } = merged({ ...mug, cells: { units: 80 } }, listedMug({ units: 30 }))
    expect(product).toMatchObject({ units: 80, imported_units: 80 })
  })

  test('is refused a price above the MSRP it has', () => {
    const gathered = { ...mug, cells: { seller_price_cents: cents(4001) } }
    expect(mergeProduct(gathered, { listed: listedMug() })).toHaveProperty('problems')
  })

  test('gets photos of rows that name nothing else, behind its own', () => {
    const gathered = { ...mug, cells: {}, photos: [photo(2), photo(3)], onlyPhotos: true }
    expect(merged(gathered, listedMug()).product.photos).toEqual([photo(1), photo(2), photo(3)])
  })

  test('is refused a sixth photo', () => {
    const five = listedMug({ photos: [1, 2, 3, 4, 5].map(photo) })
    const gathered = { ...mug, cells: {}, photos: [photo(6)], onlyPhotos: true }
    expect(mergeProduct(gathered, { listed: five })).toEqual({
      problems: [{ kind: 'too many photos' }],
    })
  })

  test('has its first photos replaced by a row that says more', () => {
    const three = listedMug({ photos: [photo(1), photo(2), photo(3)] })
    expect(merged({ ...mug, photos: [photo(9)] }, three).product.photos).toEqual([
      photo(9),
      photo(2),
      photo(3),
    ])
  })
})

test('the MSRP and condition of a mixed lot are its manifest’s, whatever a file says', () => {
  const mixed = listedMug({ mixed: true, msrp_cents: cents(3000), condition: 'salvage' })
  const used = { ...mug, cells: { ...mug.cells, condition: 'new' as const } }
  const { product, isChanged } = merged(used, mixed)
  expect(product).toMatchObject({ msrp_cents: 3000, condition: 'salvage' })
  expect(isChanged).toBe(false)
  const dear = { ...mug, cells: { ...mug.cells, seller_price_cents: cents(3500) } }
  expect(mergeProduct(dear, { listed: mixed })).toHaveProperty('problems')
})
