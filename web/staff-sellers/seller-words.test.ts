import { expect, test } from 'vitest'
import type { SellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { sellerCount, userWords } from './seller-words.ts'

const user = (part: Partial<NonNullable<SellerRecord['user']>>) => ({
  id: 1,
  email: 'dana@example.com',
  full_name: 'Dana',
  status: 'onboarded' as const,
  has_password: true,
  link_sent_at: null,
  ...part,
})

test.each([
  [null, 'No user yet'],
  [user({ status: 'approved', has_password: false }), 'Invited'],
  [user({ status: 'provisional' }), 'Under review'],
  [user({ status: 'denied' }), 'Denied'],
  [user({}), 'Active'],
])('who signs in for a seller is told in a word (%#)', (who, words) => {
  expect(userWords(who).words).toBe(words)
})

test('sellers are counted', () => {
  expect([0, 1, 1200].map(sellerCount)).toEqual(['0 sellers', '1 seller', '1,200 sellers'])
})
