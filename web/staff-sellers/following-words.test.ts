import { expect, test } from 'vitest'
import { followingWords, lookAgainIn } from './following-words.ts'

test.each([
  [null, 'The products are getting the seller’s new name: 1,250 of 60,000 so far.'],
  [true, 'The products are being shown to buyers again, the newest first: 1,250 of 60,000 so far.'],
  [
    false,
    'Buyers see none of the products any more. Their lines in offers are being closed: 1,250 of 60,000 so far.',
  ],
])('a change on its way to the products is told in words (%s)', (shows, words) => {
  expect(followingWords({ shows, lots: 60_000, done: 1250 })).toBe(words)
})

test('it is looked at again until it has reached them all', () => {
  expect(lookAgainIn({ shows: false, lots: 2, done: 1 })).toBeGreaterThan(0)
  expect(lookAgainIn(null)).toBe(false)
})
