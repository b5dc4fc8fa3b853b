import { describe, expect, test } from 'vitest'
import type { Essential } from '#market/products/missing.ts'
import { productSteps } from '#market/products/product-steps.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { goOnWords, lackingElsewhere, publishesHere } from './go-on-words.ts'

const unpublished = (...missing_fields: Essential[]) =>
  anOwnProduct({ provisional: true, missing_fields })

describe('the button of a step', () => {
  test('names the step that comes next', () => {
    expect(productSteps.map((step) => goOnWords(step, anOwnProduct()))).toEqual([
      'Save and go to Description',
      'Save and go to Pricing',
      'Save and go to Quantity',
      'Save and go to Details',
      'Save and go to Dimensions',
      'Save and go to Packaging',
      'Save and finish',
    ])
  })

  test('publishes at the quantity, where nothing else is missing', () => {
    expect(goOnWords('quantity', unpublished('units'))).toBe('Save and publish')
    expect(publishesHere('quantity', unpublished('units', 'photo_1'))).toBe(false)
    expect(lackingElsewhere(unpublished('units', 'photo_1'))).toEqual(['photo_1'])
  })
})
