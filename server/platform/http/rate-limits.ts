import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { RateLimit } from '#market/endpoint.ts'
import { addressOf } from './address-of.ts'
import { slidingRateLimit } from './rate-limit.ts'

const MINUTE = 60

/** Limits each user, or each visitor's address, to a number of calls per minute (decision I10). */
export function keepRateLimits(addressFactor: number) {
  const spend = {
    read: slidingRateLimit({ calls: 1200 * addressFactor, perSeconds: MINUTE }),
    write: slidingRateLimit({ calls: 120 * addressFactor, perSeconds: MINUTE }),
    search: slidingRateLimit({ calls: 240 * addressFactor, perSeconds: MINUTE }),
    check: slidingRateLimit({ calls: 60 * addressFactor, perSeconds: MINUTE }),
    // One call changes thousands of rows.
    sheet: slidingRateLimit({ calls: 20 * addressFactor, perSeconds: MINUTE }),
    // A page view is only counted; it must not use up the allowance of real work.
    view: slidingRateLimit({ calls: 240 * addressFactor, perSeconds: MINUTE }),
  }
  // One address may stand for an office, or for a whole site behind an untrusted proxy.
  const visitorsRead = slidingRateLimit({ calls: 6000 * addressFactor, perSeconds: MINUTE })

  return (rateLimit: RateLimit, request: FastifyRequest, viewer: Viewer | undefined) =>
    (rateLimit === 'read' && !viewer ? visitorsRead : spend[rateLimit])(callerOf(request, viewer))
}

/** Who a call is counted against: the user, or a visitor's address. */
export const callerOf = (request: FastifyRequest, viewer: Viewer | undefined) =>
  viewer ? `user ${viewer.userId}` : `address ${addressOf(request.ip)}`
