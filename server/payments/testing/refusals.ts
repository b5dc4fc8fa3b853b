import { ProviderError } from '#payment-sandbox/provider-error.ts'
import type { CheckoutOutcome } from '#market/purchase-orders/checkout-outcome.ts'

/** What a call of ours was for when the card provider refused it. */
export type PaymentCall = 'checkout' | 'return' | 'refund' | 'subscription'

/** Who reads what of a refusal. Nobody waits for the answer of a refund. */
export type Outcome = {
  status: number | null
  caller: string
  /** The line under the bell and the subject of the mail; of a refund without amount and number. */
  staff: string[]
  today: 'card_payments' | 'refund_failed' | null
}

export type Refusal = {
  name: string
  error: ProviderError
  at: Partial<Record<PaymentCall, Outcome>>
}

const SECRET = 'sk_live_51LotlineSecret'
const AWAY = 'Card payments are not available right now. Please try again soon.'
const BY_WIRE =
  'This order can’t be paid by card. Please pay by wire transfer; we’ll send you the details.'

const away = (staff: string): Outcome => ({
  status: 503,
  caller: AWAY,
  staff: [staff],
  today: 'card_payments',
})
const key = away('The card provider is rejecting our key')
const silent = away('The card provider isn’t responding')
const request = away('The card provider is rejecting our requests')
const busy: Outcome = { ...silent, staff: [], today: null }
/** The buyer is promised the details of a wire transfer, so staff have to know. */
const byWire: Outcome = { ...request, status: 422, caller: BY_WIRE }
const goesOn: Outcome = {
  status: 200,
  caller: 'The order, still unpaid, and may pay on a new page',
  staff: [],
  today: null,
}

const REFUND_REFUSED = 'The refund was refused'
const refundOf = (...causes: Outcome[]): Outcome => ({
  status: null,
  caller: 'Nothing, until money comes',
  staff: [...causes.flatMap(({ staff }) => staff), REFUND_REFUSED],
  today: 'refund_failed',
})
const refund = refundOf()
/** A job tries again. */
const later = ({ staff, today }: Outcome): Outcome => ({ ...refund, staff, today })

const everywhere = (outcome: Outcome, ofRefund = refundOf(outcome)) => ({
  checkout: outcome,
  return: outcome,
  refund: ofRefund,
  subscription: outcome,
})
const asked = (outcome: Outcome) => ({ checkout: outcome, subscription: outcome })

type Said = ConstructorParameters<typeof ProviderError>
const says = (...said: Said) => new ProviderError(...said)

/** By the codes that the provider documents, in the shape of its answers. */
export const refusals: Refusal[] = [
  {
    name: 'an expired key (api_key_expired)',
    error: says(`Expired API Key provided: ${SECRET}`, 401, { code: 'api_key_expired' }),
    at: everywhere(key),
  },
  {
    name: 'a wrong key',
    error: says(`Invalid API Key provided: ${SECRET}`, 401),
    at: everywhere(key),
  },
  {
    name: 'a key without the right to it',
    error: says(`The provided key '${SECRET}' does not have the required permissions`, 403, {
      code: 'more_permissions_required',
    }),
    at: everywhere(key),
  },
  {
    name: 'a public key (secret_key_required)',
    error: says('This API call cannot be made with a publishable API key.', 401, {
      code: 'secret_key_required',
    }),
    at: everywhere(key),
  },
  {
    name: 'an account that is not activated (testmode_charges_only)',
    error: says('Your account has not been activated and can only make test charges.', 400, {
      code: 'testmode_charges_only',
    }),
    at: everywhere(request),
  },
  {
    name: 'no live charges',
    error: says('Your account cannot currently make live charges.'),
    at: asked(request),
  },
  {
    name: 'an account that is not valid (account_invalid)',
    error: says('The account is not valid.', 400, { code: 'account_invalid' }),
    at: everywhere(request),
  },
  {
    name: 'test things with a live key (livemode_mismatch)',
    error: says('A similar object exists in test mode.', 400, { code: 'livemode_mismatch' }),
    at: everywhere(request),
  },
  {
    name: 'an amount too small (amount_too_small)',
    error: says('The amount must be at least $0.50.', 400, { code: 'amount_too_small' }),
    at: { checkout: byWire },
  },
  {
    name: 'an amount too large (amount_too_large)',
    error: says('The amount must be no more than $999,999.99.', 400, { code: 'amount_too_large' }),
    at: { checkout: byWire },
  },
  {
    name: 'an address, also without one (email_invalid)',
    error: says('Invalid email address: buyer@lotline.example', 400, {
      code: 'email_invalid',
      param: 'customer_email',
    }),
    at: asked(request),
  },
  {
    name: 'an address of a page (url_invalid)',
    error: says('Not a valid URL', 400, { code: 'url_invalid', param: 'success_url' }),
    at: asked(request),
  },
  {
    name: 'a parameter it does not know (parameter_unknown)',
    error: says('Received unknown parameter: x', 400, { code: 'parameter_unknown', param: 'x' }),
    at: everywhere(request),
  },
  {
    name: 'a parameter that is missing (parameter_missing)',
    error: says('Missing required param: line_items.', 400, {
      code: 'parameter_missing',
      param: 'line_items',
    }),
    at: everywhere(request),
  },
  {
    name: 'a thing it does not know (resource_missing)',
    error: says("No such payment_intent: 'pi_1'", 404, { code: 'resource_missing' }),
    at: { ...everywhere(request), return: goesOn },
  },
  {
    name: 'a key of ours that came with something else (idempotency_error)',
    error: says('Keys for idempotent requests can only be used once.', 400, {
      type: 'idempotency_error',
    }),
    at: { ...asked(request), refund: refundOf(request) },
  },
  {
    name: 'the same question at the same time (idempotency_key_in_use)',
    error: says('There is another request in progress with this key.', 409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
    }),
    at: { ...asked(busy), refund: later(busy) },
  },
  {
    name: 'too many questions (rate_limit)',
    error: says('Too many requests hit the API too quickly.', 429, {
      type: 'rate_limit_error',
      code: 'rate_limit',
    }),
    at: everywhere(silent, later(silent)),
  },
  {
    name: 'nothing in particular, as it broke (api_error)',
    error: says('Something went wrong on our end.', 500, { type: 'api_error' }),
    at: everywhere(silent, later(silent)),
  },
  {
    name: 'everything, as it is down (503)',
    error: says('Service unavailable', 503, { type: 'api_error' }),
    at: everywhere(silent, later(silent)),
  },
  {
    name: 'a refund for want of money (balance_insufficient)',
    error: says('Your account balance is too low.', 400, { code: 'balance_insufficient' }),
    at: { refund },
  },
  {
    name: 'a refund of what was refunded (charge_already_refunded)',
    error: says('Charge ch_1 has already been refunded.', 400, { code: 'charge_already_refunded' }),
    at: { refund },
  },
  {
    name: 'a refund of what was charged back (charge_disputed)',
    error: says('Charge ch_1 has been charged back.', 400, { code: 'charge_disputed' }),
    at: { refund },
  },
  {
    name: 'a refund too late (charge_not_refundable)',
    error: says('This charge can no longer be refunded.', 400, { code: 'charge_not_refundable' }),
    at: { refund },
  },
  {
    name: 'a refund of what was not paid (payment_intent_unexpected_state)',
    error: says('This PaymentIntent has no successful charge.', 400, {
      code: 'payment_intent_unexpected_state',
    }),
    at: { refund },
  },
]

export type Decline = { code: string; declineCode?: string; standing: CheckoutOutcome }

const declined = (declineCode: string): Decline => ({
  code: 'card_declined',
  declineCode,
  standing: 'declined',
})

/** What a card's bank says on the provider's page. The buyer reads no more than that the card was declined. */
export const declines: Decline[] = [
  declined('generic_decline'),
  declined('insufficient_funds'),
  declined('lost_card'),
  declined('stolen_card'),
  declined('fraudulent'),
  declined('do_not_honor'),
  { code: 'expired_card', declineCode: 'expired_card', standing: 'declined' },
  { code: 'incorrect_cvc', declineCode: 'incorrect_cvc', standing: 'declined' },
  { code: 'processing_error', standing: 'declined' },
  { code: 'card_declined', declineCode: 'authentication_required', standing: 'unverified' },
  { code: 'authentication_required', standing: 'unverified' },
]
