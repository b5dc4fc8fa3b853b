import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { mergeProduct, type ImportableProduct } from './merge-product.ts'
import { problemWords } from './row-problem.ts'
import { changeBetween, undoChanges } from './undo-changes.ts'

function aLot(): ImportableProduct {
  const gathered = {
    upc: '036000291452',
    row: 2,
    rows: 1,
    cells: {},
    photos: [],
    onlyPhotos: false,
  }
  const merge = mergeProduct(gathered)
  if ('problems' in merge) throw new Error(merge.problems.map(problemWords).join())
  return merge.product
}

const before: ImportableProduct = {
  ...aLot(),
  name: 'Mug',
  msrp_cents: cents(4000),
  seller_price_cents: cents(1000),
  units: 100,
  imported_units: 100,
  photos: ['/photos/a/800.webp'],
}
const after: ImportableProduct = {
  ...before,
  name: 'Big mug',
  msrp_cents: cents(8000),
  units: 250,
  imported_units: 250,
  min_order_units: 200,
  photos: ['/photos/b/800.webp'],
}
const change = changeBetween(before, after)

describe('an import that is taken back', () => {
  test('leaves a lot as it was', () => {
    expect(undoChanges(after, change)).toEqual(before)
  })

  test('knows only what it changed', () => {
    expect(Object.keys(change.before).toSorted()).toEqual(
      ['imported_units', 'min_order_units', 'msrp_cents', 'name', 'photos', 'units'].toSorted(),
    )
  })

  test('leaves what was changed since, and what is only valid together with it', () => {
    const edited = { ...after, name: 'My mug', units: 300 }
    expect(undoChanges(edited, change)).toEqual({
      ...before,
      name: 'My mug',
      units: 300,
      imported_units: 250,
      min_order_units: 200,
    })
  })

  test('restores no price that the other price does not allow', () => {
    const edited = { ...after, seller_price_cents: cents(6000) }
    expect(undoChanges(edited, change)).toMatchObject({
      msrp_cents: 8000,
      seller_price_cents: 6000,
      units: 100,
    })
  })
})

test('a schedule and its date are taken back together, or not at all', () => {
  const price_schedule = [{ days: 90, percent: 20 }]
  const dated = { ...before, expiration_date: '08/2027', price_schedule }
  const given = changeBetween(before, dated)
  expect(undoChanges(dated, given)).toEqual(before)
  const moved = { ...dated, expiration_date: '09/2027' }
  expect(undoChanges(moved, given)).toEqual(moved)
})

test('the MSRP and condition of what has become a mixed lot are not taken back, nor the asking price', () => {
  const mixed = { ...after, mixed: true, condition: 'salvage' as const }
  const used = changeBetween(before, { ...after, condition: 'salvage' })
  expect(undoChanges(mixed, used)).toEqual({
    ...before,
    mixed: true,
    msrp_cents: cents(8000),
    condition: 'salvage',
  })
})
