import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { RateLimit } from '#market/endpoint.ts'
import { addressOf } from './address-of.ts'
import { slidingRateLimit } from './rate-limit.ts'

const MINUTE = 60

/** Holds each user, or each address of visitors, to so many calls a minute (decision I10). */
export function keepRateLimits(addressFactor: number) {
  const spend = {
    read: slidingRateLimit({ calls: 1200 * addressFactor, perSeconds: MINUTE }),
    write: slidingRateLimit({ calls: 120 * addressFactor, perSeconds: MINUTE }),
    search: slidingRateLimit({ calls: 240 * addressFactor, perSeconds: MINUTE }),
    check: slidingRateLimit({ calls: 60 * addressFactor, perSeconds: MINUTE }),
    // Thousands of rows at once.
    sheet: slidingRateLimit({ calls: 20 * addressFactor, perSeconds: MINUTE }),
    // Nobody's work may wait because of what is only counted.
    view: slidingRateLimit({ calls: 240 * addressFactor, perSeconds: MINUTE }),
  }
  // A whole office, or a whole site behind a proxy that is not trusted, may come from one address.
  const visitorsRead = slidingRateLimit({ calls: 6000 * addressFactor, perSeconds: MINUTE })

  return (rateLimit: RateLimit, request: FastifyRequest, viewer: Viewer | undefined) =>
    (rateLimit === 'read' && !viewer ? visitorsRead : spend[rateLimit])(callerOf(request, viewer))
}

/** Whom a call is counted to: its user, or the address of visitors. */
export const callerOf = (request: FastifyRequest, viewer: Viewer | undefined) =>
  viewer ? `user ${viewer.userId}` : `address ${addressOf(request.ip)}`
