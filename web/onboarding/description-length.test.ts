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

test('spaces around it count as little as in the form', () => {
  const sellerDescription = ` ${'x'.repeat(99)} `
  expect(lengthWords(sellerDescription)).toBe('1 more needed')
  expect(sellerProfileForm.safeParse({ sellerDescription, sellerLogo: 'key' }).success).toBe(false)
})
