import { expect, test } from 'vitest'
import { sellerWords, standingOf, statesWords, validWords } from './certificate-words.ts'
import { aCertificate } from './testing/a-certificate.ts'

test('a certificate says when, where and with whom it counts', () => {
  expect(validWords(aCertificate())).toBe('From Jan 1, 2026, no end date')
  expect(validWords(aCertificate({ valid_until: '2027-12-31' }))).toBe(
    'Jan 1, 2026 to Dec 31, 2027',
  )
  expect(statesWords(aCertificate())).toBe('Oregon, Washington')
  expect(sellerWords(aCertificate())).toBe('All sellers')
  expect(sellerWords(aCertificate({ seller_name: 'Harbor Goods' }))).toBe('Harbor Goods')
})

test.each([
  [{ status: 'waiting' }, 'waiting'],
  [{ status: 'refused', valid_until: '2026-01-02' }, 'refused'],
  [{ status: 'verified' }, 'verified'],
  [{ status: 'verified', valid_until: '2026-11-28' }, 'verified'],
  [{ status: 'verified', valid_until: '2026-11-27' }, 'ended'],
] as const)('%j is %s', (changes, standing) => {
  expect(standingOf(aCertificate(changes), '2026-11-28')).toBe(standing)
})
