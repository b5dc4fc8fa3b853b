import { expect, test } from 'vitest'
import { CallError } from '#web/platform/http/call-error.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { productNow } from './product-now.ts'

test('a refusal may tell what the product has become', () => {
  const product = anOwnProduct({ units: 470 })
  expect(productNow(new CallError({ status: 409, body: { errors: [], product } }))).toEqual(product)
  expect(productNow(new CallError({ status: 409, body: { errors: ['Moved on'] } }))).toBeUndefined()
  expect(productNow(new Error('offline'))).toBeUndefined()
})
