import { expect, test } from 'vitest'
import { certificateNeeded, coverageWords, type OrderCoverage } from './order-coverage.ts'

const none: OrderCoverage = {
  state: 'OR',
  certificate: null,
  is_kept: false,
  is_waiting: false,
}
const certificate = { id: 1, number: 'OR-123', valid_until: null }

test('an order says which certificate covers its state, or that none does', () => {
  expect(coverageWords(none)).toBe('No resale certificate for Oregon')
  expect(coverageWords({ ...none, certificate })).toBe('Resale certificate OR-123 covers Oregon')
})

test.each<[string, OrderCoverage | null, string | undefined]>([
  ['nothing is asked of an address abroad', null, undefined],
  ['nothing is asked once one covers it', { ...none, certificate }, undefined],
  ['nothing is asked of what was paid', { ...none, is_kept: true }, undefined],
  [
    'one is needed, with where to add it',
    none,
    'needs a resale certificate before you pay. Add one in your account',
  ],
  ['one is being checked', { ...none, is_waiting: true }, 'as soon as it’s verified'],
])('%s', (_what, coverage, words) => {
  const needed = certificateNeeded(coverage)
  if (words === undefined) expect(needed).toBeUndefined()
  else expect(needed?.message).toContain(words)
})
