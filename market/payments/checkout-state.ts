import type { Cents } from '#market/money.ts'

/** `unverified`: the bank asked the buyer, and was not convinced. `debit`: the bank account did not pay. */
export type FailureCause = 'declined' | 'unverified' | 'debit' | 'other'

/** Where the money of a checkout is, as the card provider reports it. */
export type Payment =
  | { stage: 'unpaid' }
  /** `isSlow`: by a bank debit, which takes days. */
  | { stage: 'processing'; isSlow: boolean }
  | { stage: 'needs-action'; url: string | null }
  | { stage: 'failed'; cause: FailureCause }
  | { stage: 'paid' }

/** One visit to the hosted checkout, read back from the card provider. */
export type CheckoutState = {
  sessionId: string
  status: 'open' | 'complete' | 'expired'
  /** The hosted page, while it can still be used. */
  url: string | null
  payment: Payment
  orderId: string | null
  /** The place in our own books that it was opened for; none for a checkout of another site. */
  checkoutId: string | null
  amount: Cents
  currency: string
  mode: string
  paymentIntentId: string | null
}
