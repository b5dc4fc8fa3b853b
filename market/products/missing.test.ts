import { describe, expect, test } from 'vitest'
import { isProvisional, missingOf, standingPhoto } from './missing.ts'

const complete = {
  upc: '036000291452',
  name: 'Fig candle',
  photo_1: 'https://cdn.example.com/fig.jpg',
  msrp_cents: 4000,
  wholesale_cents: 2000,
  seller_price_cents: 1000,
  units: 100,
}

describe('what a lot lacks', () => {
  test('is nothing when all that is required is there', () => {
    expect(missingOf(complete)).toEqual([])
  })

  test('is named in the words of the specification', () => {
    expect(missingOf({})).toEqual([
      'Missing UPC',
      'Missing Product Name',
      'Missing Photo',
      'Missing MSRP',
      'Missing Wholesale',
      'Missing Asking Price',
      'Missing Units',
    ])
  })

  test('is a name also when the name is blank', () => {
    expect(missingOf({ ...complete, name: ' ' })).toEqual(['Missing Product Name'])
  })

  test('is not its units once the last one was sold', () => {
    expect(missingOf({ ...complete, units: 0 })).toEqual(['Missing Units'])
    expect(missingOf({ ...complete, units: 0, soldOut: true })).toEqual([])
  })
})

describe('a lot', () => {
  test('is published when it is complete and its seller approved', () => {
    expect(isProvisional({ missing: [], sellerStatus: 'approved' })).toBe(false)
    expect(isProvisional({ missing: [], sellerStatus: 'onboarded' })).toBe(false)
  })

  test('stays provisional while anything is missing', () => {
    expect(isProvisional({ missing: ['Missing MSRP'], sellerStatus: 'onboarded' })).toBe(true)
  })

  test('stays provisional while its seller is under review or denied', () => {
    expect(isProvisional({ missing: [], sellerStatus: 'provisional' })).toBe(true)
    expect(isProvisional({ missing: [], sellerStatus: 'denied' })).toBe(true)
  })
})

test('a photo that could not be fetched does not count, the first other one does', () => {
  expect(standingPhoto(['a', 'b'], [])).toBe('a')
  expect(standingPhoto(['a', 'b'], ['a'])).toBe('b')
  expect(standingPhoto(['a', 'b'], ['b', 'a'])).toBe(null)
  expect(standingPhoto([], ['a'])).toBe(null)
})
