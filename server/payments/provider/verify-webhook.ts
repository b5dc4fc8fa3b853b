import { Stripe } from 'stripe'
import { Refusal } from '#server/platform/http/refusal.ts'

const OLDEST_SECONDS = 300

/** Of the secrets any one will do: while one takes the place of another, the provider signs with either. */
export async function verifiedEvent(
  rawBody: Buffer,
  signature: string | undefined,
  secrets: readonly string[],
) {
  for (const secret of secrets) {
    const event = await signedWith(secret)
    if (event) return event
  }
  throw new Refusal('Signature is missing, wrong or too old', 400)

  function signedWith(secret: string) {
    return Stripe.webhooks
      .constructEventAsync(rawBody, signature ?? '', secret, OLDEST_SECONDS)
      .catch(() => undefined)
  }
}
