import { createHmac } from 'node:crypto'

/** The `stripe-signature` header of a payload, computed as Stripe's documentation describes it. */
export function signatureFor(payload: string, secret: string, signedAt = new Date()) {
  const seconds = Math.floor(signedAt.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
