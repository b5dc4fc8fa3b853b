import { Stripe } from 'stripe'
import { BALANCE_TOO_LOW, IN_USE, isAnsweredForGood, isMissing } from './ask-provider.ts'

export type RefusedPayout = {
  /** The provider's; ours where it has no code: `amount_too_large`, `transfer_reversed`. */
  code: string
  /** Whether asking again is no use before somebody changes something. */
  isForGood: boolean
}

/** Why the provider refuses to move a seller's money; undefined where it is merely away, or somebody else asks. */
export function refusedPayout(error: unknown): RefusedPayout | undefined {
  if (!isAnsweredForGood(error)) return undefined
  const { cause } = error
  if ((cause.statusCode ?? 500) >= 500) return undefined
  const code = codeOf(cause)
  return { code, isForGood: FOR_GOOD.has(code) }
}

/** What is said, and to whom, when the account of a seller is asked about. */
export const PAYOUTS = {
  away: 'Payouts are not available right now. Please try again soon.',
  missing: 'No such payout account',
  isMissing: (error: unknown) => isMissing(error) || isOfNoAccount(error),
  isExpected: (error: Stripe.errors.StripeError) => {
    const code = codeOf(error)
    if (code === IN_USE || BALANCE_TOO_LOW.has(code)) return true
    return FOR_GOOD.has(code) && code !== 'resource_missing'
  },
}

const isOfNoAccount = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'account_invalid'

// The provider has no code for these two.
function codeOf({ code, type, param, message, rawType }: Stripe.errors.StripeError): string {
  if (code) return code
  if (rawType !== 'invalid_request_error') return type
  if (param === 'amount') return 'amount_too_large'
  return /already fully reversed/.test(message) ? 'transfer_reversed' : type
}

const FOR_GOOD: ReadonlySet<string> = new Set([
  'account_closed',
  'account_invalid',
  'amount_too_large',
  'amount_too_small',
  'bank_account_restricted',
  'bank_account_unusable',
  'insufficient_capabilities_for_transfer',
  'no_account',
  'payouts_not_allowed',
  'resource_missing',
  'transfer_reversed',
  'transfers_not_allowed',
])
