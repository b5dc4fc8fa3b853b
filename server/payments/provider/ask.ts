import { Stripe } from 'stripe'
import { Refusal } from '#server/platform/http/refusal.ts'

const RETRY_AFTER_SECONDS = 10

/** The provider cannot or will not do it now; what it said is the cause. */
class ProviderAway extends Refusal {
  constructor(cause: Stripe.errors.StripeError) {
    super('Card payments are not available right now. Please try again soon.', 503, {
      retryAfter: RETRY_AFTER_SECONDS,
    })
    this.cause = cause
  }
}

/** Waits for the provider, and says in words what a person can do about its refusal. */
export async function ask<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw inWords(error)
  }
}

/** The same for a list, page after page. */
export async function* askEach<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    throw inWords(error)
  }
}

/** The checkout was paid or ran out before it could be closed. */
export const isNoLongerOpen = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code !== 'resource_missing'

export const isUnknownToProvider = (error: unknown) =>
  error instanceof Refusal && error.status === 404

/** The provider keeps its answer by the key, a failure too: only another key is worth asking with. */
export const isAnsweredForGood = (error: unknown) =>
  error instanceof ProviderAway &&
  (error.cause instanceof Stripe.errors.StripeAPIError ||
    error.cause instanceof Stripe.errors.StripeIdempotencyError) &&
  error.cause.code !== IN_USE

export const isRefundedAlready = (error: unknown) =>
  error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded'

export function inWords(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (isAway(error)) return new ProviderAway(error)
  switch (error.code) {
    case 'resource_missing':
      return new Refusal('No such payment', 404)
    case 'amount_too_large':
    case 'amount_too_small':
      return new Refusal('This order cannot be paid by card. Please contact us.', 422)
    default:
      return error
  }
}

// Somebody else asks with the same key at this moment.
const IN_USE = 'idempotency_key_in_use'

const isAway = (error: Stripe.errors.StripeError): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError ||
  error instanceof Stripe.errors.StripeIdempotencyError ||
  error.code === IN_USE
