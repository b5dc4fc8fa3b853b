import { expect, test } from 'vitest'
import { whyHeld, type PayoutStanding } from './why-held.ts'

const NOW = new Date('2026-11-24T14:00:00Z')
const account = { method: 'stripe', isReady: true, heldUntil: null } as const
const free: PayoutStanding = { account, isReturned: false, isReversing: false, available: 5 }

test.each<[string, Partial<PayoutStanding>, ReturnType<typeof whyHeld>]>([
  ['nothing', {}, null],
  ['no place to be paid', { account: null }, 'no_account'],
  ['an account that may not be paid', { account: { ...account, isReady: false } }, 'restricted'],
  [
    'a bank that was changed',
    { account: { ...account, heldUntil: new Date(NOW.getTime() + 1) } },
    'bank_changed',
  ],
  ['a bank that was changed long ago', { account: { ...account, heldUntil: NOW } }, null],
  ['a payout that came back', { isReturned: true }, 'returned'],
  ['money that is being taken back', { isReversing: true }, 'reversal'],
  ['a debt, whatever else', { available: -1, account: null }, 'debt'],
])('a seller is held for %s', (_what, standing, reason) => {
  expect(whyHeld({ ...free, ...standing }, NOW)).toBe(reason)
})
