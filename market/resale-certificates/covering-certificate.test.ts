import { describe, expect, test } from 'vitest'
import { coveringCertificate, wouldCover } from './covering-certificate.ts'

const ON = '2026-11-28'
const covered = { state: 'OR', sellerId: 7, on: ON }
let id = 0
const aCertificate = (changes: object = {}) => ({
  id: (id += 1),
  states: ['OR', 'WA'],
  valid_from: '2026-01-01',
  valid_until: null,
  seller_id: null,
  status: 'verified' as const,
  ...changes,
})

describe('a certificate covers an order', () => {
  test.each<[string, object, boolean]>([
    ['in a state it names', {}, true],
    ['in no other state', { states: ['WA'] }, false],
    ['of its seller', { seller_id: 7 }, true],
    ['of no other seller', { seller_id: 8 }, false],
    ['on its first day', { valid_from: ON }, true],
    ['not before its first day', { valid_from: '2026-11-29' }, false],
    ['on its last day', { valid_until: ON }, true],
    ['not after its last day', { valid_until: '2026-11-27' }, false],
    ['not while staff have not verified it', { status: 'waiting' }, false],
    ['not once staff refused it', { status: 'refused' }, false],
  ])('%s', (_what, changes, isCovering) => {
    expect(coveringCertificate([aCertificate(changes)], covered) !== undefined).toBe(isCovering)
  })

  test('as soon as it is verified, where its buyer waits for that', () => {
    expect(wouldCover(aCertificate({ status: 'waiting' }), covered)).toBe(true)
  })
})

test('of several, the one for this seller is taken, then the one that ends last, then the newest', () => {
  const ending = aCertificate({ valid_until: '2026-12-31' })
  const endless = aCertificate()
  const newer = aCertificate()
  const own = aCertificate({ seller_id: 7, valid_until: '2026-11-30' })
  const among = [ending, endless, newer, own]
  expect(coveringCertificate(among, covered)).toBe(own)
  expect(coveringCertificate(among.slice(0, 3), covered)).toBe(newer)
  expect(coveringCertificate([ending, endless], covered)).toBe(endless)
})
