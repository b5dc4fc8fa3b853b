import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const nonces = new WeakMap<IncomingMessage, string>()

/** The one nonce of a request, for its scripts and its styles. */
export function pageNonce(request: IncomingMessage): string {
  const known = nonces.get(request)
  if (known) return known
  const nonce = randomBytes(16).toString('base64')
  nonces.set(request, nonce)
  return nonce
}
