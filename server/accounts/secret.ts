import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses, as they stand in a cookie, a header or an address. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What is kept of a secret. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest()
