import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { draftOf } from '../form/product-draft.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { changedMeanwhile, fieldsToTake } from './merge-saved-changes.ts'

const from = anOwnProduct({ units: 480, sku: null })
const draft = { ...draftOf(from), units: 500, description: 'Two wicks' }

describe('a product that has become another while its form was open', () => {
  const to = anOwnProduct({ units: 470, sku: 'FIG-1', msrp_cents: cents(26_00) })

  test('gives the form all but what was typed', () => {
    expect(fieldsToTake({ draft, from, to, saved: [] })).toEqual({
      sku: 'FIG-1',
      msrp_cents: 26_00,
    })
  })

  test('is in conflict only where both said something else', () => {
    expect(changedMeanwhile({ draft, from, to })).toEqual(['units'])
    expect(changedMeanwhile({ draft, from, to: anOwnProduct({ units: 500 }) })).toEqual([])
  })
})

describe('what was saved', () => {
  test('is taken over as it was stored, and keeps its place', () => {
    const sent = {
      ...draft,
      upc: '36000291452',
      photos: [{ slot: 'a', given: 'k', by: 'file' }],
    } as const
    const to = anOwnProduct({ photo_1: '/photos/b2/800.webp' })
    const taken = fieldsToTake({
      draft: { ...sent, photos: [...sent.photos] },
      from,
      to,
      saved: ['upc', 'photos'],
    })
    expect(taken).toEqual({
      upc: '036000291452',
      photos: [{ slot: 'a', given: '/photos/b2/800.webp', by: 'file' }],
    })
  })
})
