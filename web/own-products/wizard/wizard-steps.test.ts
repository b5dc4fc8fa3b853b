import { describe, expect, test } from 'vitest'
import { productSteps } from '#market/products/product-steps.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { mayVisit, stateOf, stepAfter, stepBefore, stepToShow } from './wizard-steps.ts'

const states = (product = anOwnProduct()) =>
  productSteps.map((step) => stateOf(step, { current: 'pricing', product }))

const unnamed = anOwnProduct({ name: '', missing_fields: ['name', 'msrp_cents'] })

test('the seven steps come in the order of the specification', () => {
  expect(productSteps).toEqual([
    'identifiers',
    'description',
    'pricing',
    'quantity',
    'details',
    'dimensions',
    'packaging',
  ])
  expect(productSteps.map(stepAfter)).toEqual([...productSteps.slice(1), undefined])
  expect(stepBefore('identifiers')).toBeUndefined()
  expect(stepBefore('packaging')).toBe('dimensions')
})

describe('a step', () => {
  test('is active, completed, or lacks what is required or optional', () => {
    expect(states()).toEqual([
      'completed',
      'completed',
      'active',
      'completed',
      'incomplete_optional',
      'incomplete_optional',
      'incomplete_optional',
    ])
  })

  test.each([
    ['identifiers', 'upc'],
    ['identifiers', 'name'],
    ['description', 'photo_1'],
    ['quantity', 'units'],
  ] as const)('%s is incomplete for %s', (step, field) => {
    const product = anOwnProduct({ missing_fields: [field] })
    expect(stateOf(step, { current: 'pricing', product })).toBe('incomplete_required')
  })

  test.each(['msrp_cents', 'wholesale_cents', 'seller_price_cents'] as const)(
    'pricing needs all three prices: %s',
    (field) => {
      const product = anOwnProduct({ missing_fields: [field] })
      expect(stateOf('pricing', { current: 'quantity', product })).toBe('incomplete_required')
    },
  )

  test('that is optional is completed once it says something', () => {
    const product = anOwnProduct({ gender: 'f', length: 3, packaging_type: 'other' })
    expect(states(product).slice(4)).toEqual(['completed', 'completed', 'completed'])
  })
})

describe('a step may be visited', () => {
  test('once there is a product', () => {
    expect(productSteps.filter((step) => mayVisit(step, undefined))).toEqual(['identifiers'])
    expect(productSteps.filter((step) => mayVisit(step, anOwnProduct()))).toEqual(productSteps)
  })

  test('only when the product has its name and UPC', () => {
    expect(productSteps.filter((step) => mayVisit(step, unnamed))).toEqual(['identifiers'])
  })
})

describe('the wizard opens at', () => {
  test('the step of the address', () => {
    expect(stepToShow('packaging', anOwnProduct())).toBe('packaging')
  })

  test('the first step that lacks something', () => {
    expect(stepToShow(undefined, anOwnProduct({ missing_fields: ['units', 'msrp_cents'] }))).toBe(
      'pricing',
    )
    expect(stepToShow('quantity', unnamed)).toBe('identifiers')
  })

  test('the beginning when nothing is missing, or the address makes no sense', () => {
    expect(stepToShow(undefined, anOwnProduct())).toBe('identifiers')
    expect(stepToShow('prices', anOwnProduct())).toBe('identifiers')
  })
})
