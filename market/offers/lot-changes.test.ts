import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { keysOf } from '#market/keys-of.ts'
import { lotFields, pickFields } from '#market/products/by-field.ts'
import { blankFields } from '#market/products/field-answers.ts'
import type { LotAsSeen } from './lot-as-seen.ts'
import { lotChanges, lotChangedWords } from './lot-changes.ts'

const LOT: LotAsSeen = {
  ...pickFields(blankFields, lotFields),
  name: 'Headphones, new in box',
  upc: '042170756561',
  sku: 'HP-1',
  description: 'Sealed.',
  images: ['/photos/front.webp', '/photos/back.webp'],
  msrp_cents: cents(49_00),
  packaging_type: 'retail_ready',
  length: 10,
  width: 8,
  height: 2.5,
  weight: 1,
  inner_count: 4,
  inner_quantity: 6,
  outer_quantity: 24,
  manifest: null,
  ships_from: 'Reno, NV 89501',
  ships_within: 3,
  freight_terms: 'included',
  pallets: null,
  gross_weight: null,
  stackable: null,
  freight_class: null,
}
const since = (other: Partial<LotAsSeen>) =>
  lotChanges(LOT, { ...LOT, ...other }).map(({ words }) => words)

describe('a lot that is as it was', () => {
  test('has no changes', () => expect(since({})).toEqual([]))
  test('is the same whatever the order of its fields', () => {
    const turned = Object.fromEntries(Object.entries(LOT).toReversed()) as LotAsSeen
    expect(lotChanges(LOT, turned)).toEqual([])
  })
})

test.each<[string, Partial<LotAsSeen>, string]>([
  ['its condition', { condition: 'salvage' }, 'condition new → salvage'],
  ['its name', { name: 'Parts, broken' }, 'name “Headphones, new in box” → “Parts, broken”'],
  ['its UPC', { upc: '012345678905' }, 'UPC 042170756561 → 012345678905'],
  ['a fact that was none', { expiration_date: '2027-01-31' }, 'expiration date none → 2027-01-31'],
  ['a fact that is none', { sku: null }, 'SKU HP-1 → none'],
  ['its MSRP', { msrp_cents: cents(39_00) }, 'MSRP $49.00 → $39.00'],
  ['its packs', { outer_quantity: 1200 }, 'outer quantity 24 → 1,200'],
  ['its packaging', { packaging_type: 'other' }, 'packaging retail ready → other'],
  ['its weight’s unit', { weight_unit: 'oz' }, 'unit of weight lbs → oz'],
  ['its description', { description: 'As is.' }, 'another description'],
  ['a photo', { images: ['/photos/x.webp', '/photos/back.webp'] }, 'different photos'],
  [
    'the order of its photos',
    { images: ['/photos/back.webp', '/photos/front.webp'] },
    'photos reordered',
  ],
  ['a photo that went', { images: ['/photos/front.webp'] }, 'photos 2 → 1'],
  ['a manifest', { manifest: { id: 7, units: 120 } }, 'manifest none → 120 units'],
])('a change of %s is named', (_, other, words) => {
  expect(since(other)).toEqual([words])
})

test('another manifest of as many units is another one', () => {
  const mixed = { ...LOT, manifest: { id: 7, units: 1 } }
  expect(lotChanges(mixed, { ...LOT, manifest: { id: 8, units: 1 } })).toMatchObject([
    { what: 'manifest', words: 'another manifest' },
  ])
})

test('a lot that was kept before lots said who sees to the freight had it included', () => {
  const { freight_terms: _, ...before } = LOT
  expect(lotChanges(before as LotAsSeen, LOT)).toEqual([])
  expect(since({ freight_terms: 'pickup' })).toEqual(['freight included → pickup'])
})

test('every fact of a lot is compared, the gravest first', () => {
  const nothing = Object.fromEntries(keysOf(LOT).map((fact) => [fact, null]))
  const other = {
    ...nothing,
    name: 'x',
    upc: '1',
    description: 'x',
    condition: 'salvage',
    images: [],
    gender: 'm',
    weight_unit: 'oz',
    asin: 'B0',
    style_number: 'S',
    seller_size: 'L',
    expiration_date: '2027-01-31',
    manifest: { id: 1, units: 2 },
    freight_terms: 'pickup',
    pallets: 2,
    gross_weight: 900,
    stackable: true,
    freight_class: '70',
  } as unknown as LotAsSeen
  const changed = lotChanges(LOT, other).map(({ what }) => what)
  expect(changed.toSorted()).toEqual(keysOf(LOT).toSorted())
  expect(changed.slice(0, 2)).toEqual(['condition', 'name'])
})

test('the changes of a lot are told in one sentence', () => {
  const changes = lotChanges(LOT, { ...LOT, condition: 'salvage', images: [] })
  expect(lotChangedWords(changes)).toBe(
    'The lot has changed: condition new → salvage, photos 2 → 0.',
  )
})
