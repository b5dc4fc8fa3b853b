import { createHmac, timingSafeEqual } from 'node:crypto'
import type { UploadPlace } from './uploads.ts'

/** Binds an address to its key, its kind and its end. */
export function signatureOf({ key, kind, expiresAt }: UploadPlace, secretKey: string): string {
  return createHmac('sha256', secretKey)
    .update(`upload:${key}:${kind}:${expiresAt.getTime()}`)
    .digest('base64url')
}

export function isSignatureOf(given: string, place: UploadPlace, secretKey: string): boolean {
  const right = Buffer.from(signatureOf(place, secretKey))
  const bytes = Buffer.from(given)
  return bytes.length === right.length && timingSafeEqual(bytes, right)
}
