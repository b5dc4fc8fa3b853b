import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Pace } from '#market/endpoint.ts'
import { addressOf } from './address-of.ts'
import { slidingThrottle } from './throttle.ts'

const MINUTE = 60

/** Holds each user, or each address of visitors, to so many calls a minute (decision I10). */
export function keepPace(addressFactor: number) {
  const spend = {
    read: slidingThrottle({ calls: 1200 * addressFactor, perSeconds: MINUTE }),
    write: slidingThrottle({ calls: 120 * addressFactor, perSeconds: MINUTE }),
    search: slidingThrottle({ calls: 240 * addressFactor, perSeconds: MINUTE }),
    check: slidingThrottle({ calls: 60 * addressFactor, perSeconds: MINUTE }),
    // Thousands of rows at once.
    sheet: slidingThrottle({ calls: 20 * addressFactor, perSeconds: MINUTE }),
    // Nobody's work may wait because of what is only counted.
    view: slidingThrottle({ calls: 240 * addressFactor, perSeconds: MINUTE }),
  }
  // A whole office, or a whole site behind a proxy that is not trusted, may come from one address.
  const visitorsRead = slidingThrottle({ calls: 6000 * addressFactor, perSeconds: MINUTE })

  return (pace: Pace, request: FastifyRequest, viewer: Viewer | undefined) =>
    (pace === 'read' && !viewer ? visitorsRead : spend[pace])(callerOf(request, viewer))
}

/** Whom a call is counted to: its user, or the address of visitors. */
export const callerOf = (request: FastifyRequest, viewer: Viewer | undefined) =>
  viewer ? `user ${viewer.userId}` : `address ${addressOf(request.ip)}`
