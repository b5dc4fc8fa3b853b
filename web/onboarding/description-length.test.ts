import { expect, test } from 'vitest'
import { sellerProfileForm } from '#market/accounts/seller-profile-api.ts'
import { lengthWords } from './description-length.ts'

test.each([
  [0, '100 more needed'],
  [99, '1 more needed'],
  [100, '450 left'],
  [550, '0 left'],
  [562, '12 too many'],
])('a description of %d characters has %s', (length, words) => {
  expect(lengthWords('x'.repeat(length))).toBe(words)
})

test('one that may be short has only an upper bound', () => {
  expect(lengthWords('', 0)).toBe('550 left')
  expect(lengthWords('x'.repeat(551), 0)).toBe('1 too many')
})

test('spaces around it count as little as in the form', () => {
  const sellerDescription = ` ${'x'.repeat(99)} `
  expect(lengthWords(sellerDescription)).toBe('1 more needed')
  expect(sellerProfileForm.safeParse({ sellerDescription, sellerLogo: 'key' }).success).toBe(false)
})
