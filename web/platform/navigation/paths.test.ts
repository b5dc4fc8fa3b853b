import { describe, expect, test } from 'vitest'
import { paths } from './paths.ts'

describe('the address of a page', () => {
  test('names a product under its seller', () => {
    expect(paths.product(7, 42)).toBe('/all_products/7/42')
  })

  test('holds what is searched for', () => {
    expect(paths.catalogueSearch('fig & cedar', { sort: 'units' })).toBe(
      '/all_products/search?query=fig+%26+cedar&sort=units',
    )
  })

  test('can’t be broken out of', () => {
    expect(paths.catalogueFilter('../admin?x')).toBe('/all_products/filter/..%2Fadmin%3Fx')
    expect(paths.catalogueFilter('All Products')).toBe('/all_products/filter/All%20Products')
  })
})
