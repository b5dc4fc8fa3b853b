import { createHmac, timingSafeEqual } from 'node:crypto'

type Address = { key: string; expiresAt: Date }

/** Binds an address to its key and its end; what else it is for stands in the database. */
export function signatureOf({ key, expiresAt }: Address, secretKey: string): string {
  return createHmac('sha256', secretKey)
    .update(`upload:${key}:${expiresAt.getTime()}`)
    .digest('base64url')
}

export function isSignatureOf(given: string, place: Address, secretKey: string): boolean {
  const right = Buffer.from(signatureOf(place, secretKey))
  const bytes = Buffer.from(given)
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}
