import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * Whether a browser on this machine asks by this machine's own name. A page of another site that made
 * its name lead here (DNS rebinding) asks by that name; a proxy says for whom it asks.
 */
export function isFromThisMachine({ headers, hostname, socket }: FastifyRequest): boolean {
  const peer = socket.remoteAddress ?? ''
  const isLocal = ipaddr.isValid(peer) && ipaddr.process(peer).range() === 'loopback'
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
  return isLocal && !isForwarded && OWN_NAMES.includes(hostname)
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]', '::1']
