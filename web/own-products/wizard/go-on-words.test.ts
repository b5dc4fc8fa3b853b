import { describe, expect, test } from 'vitest'
import { productSteps } from '../form/product-steps.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { goOnWords, lackingElsewhere, publishesHere } from './go-on-words.ts'

const unpublished = (...missing: string[]) => anOwnProduct({ provisional: true, missing })

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
    expect(goOnWords('quantity', unpublished('Missing Units'))).toBe('Save and publish')
    expect(publishesHere('quantity', unpublished('Missing Units', 'Missing Photo'))).toBe(false)
    expect(lackingElsewhere(unpublished('Missing Units', 'Missing Photo'))).toEqual([
      'Missing Photo',
    ])
  })
})
