import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, encoded for a cookie, a header or an address. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** The hash stored for a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
