import { Stripe } from 'stripe'
import { Refusal } from '#server/platform/http/refusal.ts'
import { refusedAs, type Refused } from './refused.ts'

const RETRY_AFTER_SECONDS = 10
export const NOT_BY_CARD =
  'This order can’t be paid by card. Please pay by wire transfer; we’ll send you the details.'

type Tell = (refused: Refused) => Promise<void>

/** The provider cannot or will not do it now, for any caller. What it said is the cause. */
class ProviderAway extends Refusal {
  override readonly cause: Stripe.errors.StripeError

  constructor(cause: Stripe.errors.StripeError, words: string) {
    super(words, 503, {
      retryAfter: RETRY_AFTER_SECONDS,
    })
    this.cause = cause
  }
}

export type Asking = ReturnType<typeof asking>

/** What a caller is told, and which refusals are no news to staff. */
type About = {
  away: string
  missing: string
  isMissing: (error: unknown) => boolean
  badAmount?: string
  isExpected: (error: Stripe.errors.StripeError) => boolean
}

const CARD_PAYMENTS: About = {
  away: 'Card payments are not available right now. Please try again soon.',
  missing: 'No such payment',
  isMissing: (error) => isMissing(error),
  badAmount: NOT_BY_CARD,
  isExpected: (error) => isExpected(error),
}

/** Ways to call the provider. Only staff can do something about a refusal, so they hear about it. */
export function asking(tell: Tell, about: About = CARD_PAYMENTS) {
  return { ask, find, askEach, inWords }

  async function ask<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      throw await inWords(error)
    }
  }

  /** The same for one thing by its id, which the provider may not know. */
  async function find<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (error) {
      throw about.isMissing(error) ? new Refusal(about.missing, 404) : await inWords(error)
    }
  }

  /** The same for a list, page after page. */
  async function* askEach<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
    try {
      yield* items
    } catch (error) {
      throw await inWords(error)
    }
  }

  async function inWords(error: unknown) {
    if (!(error instanceof Stripe.errors.StripeError)) return error
    if (!about.isExpected(error)) await tell(refusedAs(error))
    if (about.badAmount && isAboutAmount(error)) return new Refusal(about.badAmount)
    return new ProviderAway(error, about.away)
  }
}

/** The checkout was paid or ran out before it could be closed, unless it is said to be open still. */
export const isNoLongerOpen = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && !isMissing(error)

/** For a `catch`: nothing, where the provider does not know what was looked for. */
export function unlessUnknownToProvider(error: unknown) {
  if (error instanceof Refusal && error.status === 404) return undefined
  throw error
}

/** The provider keeps its answer by the key, a refusal too: only another key is worth asking with. */
export const isAnsweredForGood = (error: unknown): error is ProviderAway =>
  error instanceof ProviderAway &&
  !(error.cause instanceof Stripe.errors.StripeConnectionError) &&
  !(error.cause instanceof Stripe.errors.StripeRateLimitError) &&
  error.cause.code !== IN_USE

export const isRefundedAlready = (error: unknown) =>
  error instanceof ProviderAway && error.cause.code === REFUNDED

export type RefusedRefund = { code: string; isForGood: boolean }

/** Why the provider refuses to give money back; undefined where it is merely away, or somebody else asks. */
export function refusedRefund(error: unknown): RefusedRefund | undefined {
  if (!isAnsweredForGood(error)) return undefined
  const { code, type, statusCode = 500 } = error.cause
  if (statusCode >= 500) return undefined
  return { code: code ?? type, isForGood: NEVER_REFUNDED.has(code ?? '') }
}

export const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

// Somebody else asks with the same key at this moment.
export const IN_USE = 'idempotency_key_in_use'
const REFUNDED = 'charge_already_refunded'
const NEVER_REFUNDED: ReadonlySet<string> = new Set([
  REFUNDED,
  'charge_disputed',
  'refund_disputed_payment',
  'charge_not_refundable',
  'payment_intent_unexpected_state',
  'resource_missing',
])
export const BALANCE_TOO_LOW: ReadonlySet<string> = new Set([
  'balance_insufficient',
  'insufficient_funds',
])

// Refusals of a single refund are shown with that refund.
const isExpected = ({ code = '' }: Stripe.errors.StripeError) =>
  code === IN_USE || isOfOneRefund(code)

const isOfOneRefund = (code: string) =>
  BALANCE_TOO_LOW.has(code) || (NEVER_REFUNDED.has(code) && code !== 'resource_missing')

const isAboutAmount = ({ code }: Stripe.errors.StripeError) =>
  code === 'amount_too_large' || code === 'amount_too_small'
