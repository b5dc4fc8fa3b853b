import { Stripe } from 'stripe'
import { Refusal } from '#server/platform/http/refusal.ts'

const OLDEST_SECONDS = 300

export async function verifiedEvent(
  rawBody: Buffer,
  signature: string | undefined,
  secret: string,
) {
  try {
    return await Stripe.webhooks.constructEventAsync(
      rawBody,
      signature ?? '',
      secret,
      OLDEST_SECONDS,
    )
  } catch {
    throw new Refusal('Signature is missing, wrong or too old', 400)
  }
}

/** The header the provider sends with a payload; only the sandbox and tests sign. */
export const signatureFor = (payload: string, secret: string, signedAt = new Date()) =>
  Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: Math.floor(signedAt.getTime() / 1000),
  })
