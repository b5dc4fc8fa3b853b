import type { FastifyInstance } from 'fastify'
import ipaddr from 'ipaddr.js'

/**
 * Says once in the log that requests come through a proxy whose word on the caller's address is not
 * taken: everybody behind it counts as one address, and shares its rate limits.
 */
export function noticeUntrustedProxy(http: FastifyInstance) {
  let isSaid = false
  http.addHook('onRequest', async ({ headers, ip, ips = [], log }) => {
    if (isSaid || !headers['x-forwarded-for'] || ips.length > 1 || isPublic(ip)) return
    isSaid = true
    log.warn(
      { proxy: ip },
      'Requests come through a proxy that is not in TRUSTED_PROXIES: everybody behind it shares the rate limits of one address',
    )
  })
}

// From the open internet anybody may send the header; a proxy of ours stands on our own network.
const isPublic = (ip: string) => ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'unicast'
