import { createHmac } from 'node:crypto'

/** A fingerprint that distinguishes keys without revealing them. */
export const fingerprintOf = (secretKey: string) =>
  createHmac('sha256', secretKey).update('process').digest('hex').slice(0, 16)
