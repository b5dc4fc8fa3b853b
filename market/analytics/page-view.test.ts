import { describe, expect, test } from 'vitest'
import { keptPath } from './page-view.ts'

describe('the path of a page view', () => {
  test('is the address of the page', () => {
    expect(keptPath('/')).toBe('/')
    expect(keptPath('/all_products/7/42')).toBe('/all_products/7/42')
    expect(keptPath('/all_products/filter/All%20Products')).toBe(
      '/all_products/filter/All%20Products',
    )
  })

  test.each([
    ['/magic/sign_in/eyJhbGciOi.x-y_z', '/magic/sign_in/$token'],
    ['/magic/sign_in/secret/', '/magic/sign_in/$token'],
    ['/reset_password/secret?again=1', '/reset_password/$token'],
  ])('has no token: %s', (address, path) => {
    expect(keptPath(address)).toBe(path)
  })

  test('has no query and no fragment, which hold what somebody typed', () => {
    expect(keptPath('/all_products/search?query=ada@example.com')).toBe('/all_products/search')
    expect(keptPath('/my_orders?order=PO-10001#secret')).toBe('/my_orders')
    expect(keptPath('/cart?a=1\n2')).toBe('/cart')
  })

  test('keeps only the first part of what is no page', () => {
    expect(keptPath('/magic/sign_in/secret/more')).toBe('/magic')
    expect(keptPath('/samples')).toBe('/samples')
    expect(keptPath('/unknown/secret\nmore')).toBe('/unknown')
  })

  test('is never longer than an index takes', () => {
    const long = 'x'.repeat(1900)
    expect(keptPath(`/all_sellers/${long}`)).toBe('/all_sellers/$seller_id')
    expect(keptPath(`/${long}`)).toHaveLength(400)
  })
})
