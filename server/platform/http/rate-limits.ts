import type { FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { RateLimit } from '#market/endpoint.ts'
import { addressOf } from './address-of.ts'
import { slidingRateLimit } from './rate-limit.ts'

const MINUTE = 60

/** How many calls of each kind one user, or one visitor's address, may make (decision I10). */
export const CALLS_A_MINUTE: Record<RateLimit, number> = {
  read: 1200,
  write: 120,
  search: 240,
  check: 60,
  // One call changes thousands of rows.
  sheet: 20,
  // A page view is only counted; it must not use up the allowance of real work.
  view: 240,
}

/** Limits each user, or each visitor's address, to a number of calls per minute (decision I10). */
export function keepRateLimits(addressFactor: number) {
  const limitOf = (kind: RateLimit) =>
    slidingRateLimit({ calls: CALLS_A_MINUTE[kind] * addressFactor, perSeconds: MINUTE })
  const spend: Record<RateLimit, ReturnType<typeof slidingRateLimit>> = {
    read: limitOf('read'),
    write: limitOf('write'),
    search: limitOf('search'),
    check: limitOf('check'),
    sheet: limitOf('sheet'),
    view: limitOf('view'),
  }
  // One address may stand for an office, or for a whole site behind an untrusted proxy.
  const visitorsRead = slidingRateLimit({ calls: 6000 * addressFactor, perSeconds: MINUTE })

  return (rateLimit: RateLimit, request: FastifyRequest, viewer: Viewer | undefined) =>
    (rateLimit === 'read' && !viewer ? visitorsRead : spend[rateLimit])(callerOf(request, viewer))
}

/** Who a call is counted against: the user, or a visitor's address. */
export const callerOf = (request: FastifyRequest, viewer: Viewer | undefined) =>
  viewer ? `user ${viewer.userId}` : `address ${addressOf(request.ip)}`
