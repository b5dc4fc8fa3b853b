import { expect } from 'vitest'

/** Rounds of a test, of which a slow machine goes fewer; too few of them show nothing, and fail it. */
export function roundsWithin(ms: number, { atLeast }: { atLeast: number }) {
  const end = Date.now() + ms
  let rounds = 0
  return {
    /** Whether there is time for another one, which then counts. */
    next: () => {
      if (Date.now() >= end) return false
      rounds += 1
      return true
    },
    expectEnough: () => expect(rounds, `rounds in ${ms} ms`).toBeGreaterThanOrEqual(atLeast),
  }
}
