import { describe, expect, test } from 'vitest'
import { productInLink } from './product-link.ts'

describe('a product link (decision G2)', () => {
  test.each([
    '/all_products/7/412',
    'all_products/7/412',
    '  /all_products/7/412/  ',
    '/all_products/7/412?from=mail#photos',
    'https://lotline.example/all_products/7/412',
    'HTTP://localhost:3000/all_products/7/412?x=1',
  ])('%s is that of product 412', (link) => {
    expect(productInLink(link)).toBe(412)
  })

  test.each([
    '',
    '412',
    '/all_products/412',
    '/all_products/7/412/9',
    '/all_products/7/0',
    '/all_sellers/7',
    '/all_products/filter/top_sellers',
    'https://',
    'javascript:alert(1)',
    '/all_products/7/99999999999999999999',
  ])('%j is not a link to a product', (link) => {
    expect(productInLink(link)).toBeUndefined()
  })
})
