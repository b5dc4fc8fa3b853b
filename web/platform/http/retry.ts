import { isCallError, NO_ANSWER } from './call-error.ts'

const PASSING = new Set([NO_ANSWER, 502, 503, 504])
const MOST_RETRIES = 3
const LONGEST_WAIT_MS = 10_000

/** The service is away and did not refuse: the same call may succeed in a moment. */
export const isServiceAway = (error: unknown) => isCallError(error) && PASSING.has(error.status)

/** For TanStack Query's `retry`: only failures that may be temporary are retried. */
export const retryWhenAway = (failures: number, error: unknown) =>
  failures < MOST_RETRIES && isServiceAway(error)

/** For TanStack Query's `retryDelay`: as long as the server asks, else 1, 2, 4 seconds. */
export function waitBeforeRetry(failures: number, error: unknown) {
  const asked = isCallError(error) ? error.retryAfter : undefined
  const wait = asked === undefined ? 1000 * 2 ** failures : asked * 1000
  return Math.min(wait, LONGEST_WAIT_MS)
}
