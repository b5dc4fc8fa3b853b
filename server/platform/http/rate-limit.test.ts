import { describe, expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { slidingRateLimit, tooMany } from './rate-limit.ts'

const START = 1_000_000
const at = (seconds: number) => START + seconds * 1000

/** The seconds one is asked to wait, or 0 when the call is let through. */
function waitOf(call: () => void): number {
  try {
    call()
    return 0
  } catch (error) {
    return error instanceof Refusal && error.status === 429 ? (error.retryAfter ?? -1) : -1
  }
}

describe('a sliding allowance of 3 calls in 60 seconds', () => {
  test('refuses the fourth until the first is a minute old', () => {
    const spend = slidingRateLimit({ calls: 3, perSeconds: 60 })
    for (const seconds of [0, 10, 20]) spend('Ann', at(seconds))
    expect(waitOf(() => spend('Ann', at(30)))).toBe(30)
    expect(waitOf(() => spend('Ann', at(59.9)))).toBe(1)
    expect(waitOf(() => spend('Ann', at(60)))).toBe(0)
    expect(waitOf(() => spend('Ann', at(61)))).toBe(9)
  })

  test('does not count what it refused', () => {
    const spend = slidingRateLimit({ calls: 3, perSeconds: 60 })
    for (const seconds of [0, 0, 0]) spend('Ann', at(seconds))
    for (const seconds of [10, 30, 50]) expect(() => spend('Ann', at(seconds))).toThrow(Refusal)
    expect(waitOf(() => spend('Ann', at(60)))).toBe(0)
  })

  test('is each person’s own', () => {
    const spend = slidingRateLimit({ calls: 3, perSeconds: 60 })
    for (const seconds of [0, 1, 2]) spend('Ann', at(seconds))
    expect(waitOf(() => spend('Bea', at(3)))).toBe(0)
  })
})

describe('a refusal for haste', () => {
  test.each([
    [0.2, '1 second'],
    [29.01, '30 seconds'],
    [100, '2 minutes'],
    [180, '3 minutes'],
    [5400, '2 hours'],
    [80_000, '23 hours'],
  ])('of %d seconds names the wait: %s', (seconds, words) => {
    const refusal = tooMany(seconds)
    expect(refusal.message).toBe(`Too many attempts. Please wait ${words} and try again.`)
    expect(refusal.retryAfter).toBe(Math.ceil(seconds))
  })
})
