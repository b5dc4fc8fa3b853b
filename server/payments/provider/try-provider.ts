import { Stripe } from 'stripe'
import { addressOfApi } from './address-of-api.ts'

/** Asks with the key; answers what hinders it, in words for the operator, or null. */
export async function tryProvider(
  { secretKey, apiUrl }: { secretKey: string; apiUrl: string | undefined },
  longestMs: number,
): Promise<string | null> {
  const stripe = new Stripe(secretKey, {
    ...(apiUrl ? addressOfApi(apiUrl) : {}),
    maxNetworkRetries: 0,
    timeout: longestMs,
    telemetry: false,
  })
  try {
    await stripe.balance.retrieve()
    return null
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) return 'it refuses the key'
    if (error instanceof Stripe.errors.StripeConnectionError) return 'it cannot be reached'
    // A restricted key may not see the balance: it is a key all the same.
    return null
  }
}
