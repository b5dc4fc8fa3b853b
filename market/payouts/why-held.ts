import type { PayoutMethod } from './payout.ts'

/** Why a seller is not paid, though money may be available (section L2). */
export const heldReasons = [
  'no_account',
  'restricted',
  'bank_changed',
  'returned',
  'reversal',
  'debt',
] as const
export type HeldReason = (typeof heldReasons)[number]

export type PayoutStanding = {
  /** Where the seller is paid; null until it has said so. */
  account: {
    method: PayoutMethod
    /** Of an account at the card provider: whether money can be sent there, and leaves it for the bank. */
    isReady: boolean
    heldUntil: Date | null
  } | null
  /** Its bank returned a payout, and the seller has not answered yet. */
  isReturned: boolean
  /** Money is being taken back from its account this moment. */
  isReversing: boolean
  available: number
}

/** The first reason that the seller or staff can do something about. */
export function whyHeld(standing: PayoutStanding, now: Date): HeldReason | null {
  const { account, isReturned, isReversing, available } = standing
  if (available < 0) return 'debt'
  if (!account) return 'no_account'
  if (!account.isReady) return 'restricted'
  if (isReturned) return 'returned'
  if (account.heldUntil && account.heldUntil > now) return 'bank_changed'
  return isReversing ? 'reversal' : null
}
