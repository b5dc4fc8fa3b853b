import { Stripe } from 'stripe'
import { Refusal } from '#server/platform/http/refusal.ts'

const RETRY_AFTER_SECONDS = 10

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

export function inWords(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) return error
  if (isAway(error)) {
    return new Refusal('Card payments are not available right now. Please try again soon.', 503, {
      retryAfter: RETRY_AFTER_SECONDS,
    })
  }
  switch (error.code) {
    case 'resource_missing':
      return new Refusal('No such payment', 404)
    case 'amount_too_large':
    case 'amount_too_small':
      return new Refusal('This order cannot be paid by card. Please contact us.', 422)
    case 'charge_already_refunded':
      return new Refusal('This payment has already been refunded', 409)
    default:
      return error
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeConnectionError ||
  error instanceof Stripe.errors.StripeAPIError ||
  error instanceof Stripe.errors.StripeRateLimitError
