import { createHash } from 'node:crypto'
import { Stripe } from 'stripe'

/** A request that the provider refused or did not answer, as staff read it. */
export type Refused = {
  /** The same for whatever has the same cause. */
  cause: string
  kind: 'key' | 'away' | 'request'
  /** In the provider's words, without whom it was about. */
  said: string
}

export function refusedAs(error: Stripe.errors.StripeError): Refused {
  const kind = kindOf(error)
  const said = withoutKeys(withoutPeople(error.message))
  const { type, code = '', param = '', statusCode } = error
  const parts = kind === 'away' ? [kind] : [type, statusCode, code, param, withoutIds(said)]
  const cause = createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16)
  return { cause, kind, said }
}

function kindOf(error: Stripe.errors.StripeError): Refused['kind'] {
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return 'key'
  const isAway =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    (error.statusCode ?? 0) >= 500
  return isAway ? 'away' : 'request'
}

const withoutPeople = (text: string) => text.replace(/[^\s'"<>:]+@[^\s'"<>]+/g, 'an address')

// The provider masks most of a key it names; no part of one belongs in a mail.
const withoutKeys = (text: string) => text.replace(/\b(?:sk|rk|pk|whsec)_[\w*.]*/g, 'our key')

// The thousandth refused order has the cause of the first.
const withoutIds = (text: string) => text.replace(/\S*\d\S*/g, '')
