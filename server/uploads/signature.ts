import { createHmac, timingSafeEqual } from 'node:crypto'
import { eachKey, type SecretKeys } from '#server/platform/secret-keys.ts'

type Address = { key: string; expiresAt: Date }

/** Signs an address's key and expiry; its other terms are in the database. */
export function signatureOf({ key, expiresAt }: Address, secretKey: string): string {
  return createHmac('sha256', secretKey)
    .update(`upload:${key}:${expiresAt.getTime()}`)
    .digest('base64url')
}

export function isSignatureOf(given: string, place: Address, keys: SecretKeys): boolean {
  const bytes = Buffer.from(given)
  return eachKey(keys).some((key) => {
    const right = Buffer.from(signatureOf(place, key))
    return bytes.length === right.length && timingSafeEqual(bytes, right)
  })
}
