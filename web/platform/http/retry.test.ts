import { describe, expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { retryWhenAway, waitBeforeRetry } from './retry.ts'

const refused = (status: number, retryAfter?: number) => new CallError({ status, retryAfter })

describe('a read that fails', () => {
  test.each([0, 502, 503, 504])('is tried again while the service is away: %i', (status) => {
    expect(retryWhenAway(0, refused(status))).toBe(true)
  })

  test.each([401, 404, 409, 422, 429, 500])('is final when refused: %i', (status) => {
    expect(retryWhenAway(0, refused(status))).toBe(false)
  })

  test('is tried three times at most', () => {
    expect(retryWhenAway(3, refused(503))).toBe(false)
  })

  test('waits as long as the server asks, but never longer than ten seconds', () => {
    expect(waitBeforeRetry(0, refused(503, 5))).toBe(5000)
    expect(waitBeforeRetry(0, refused(503, 600))).toBe(10_000)
  })

  test('waits longer each time when nothing is asked', () => {
    expect([0, 1, 2].map((failures) => waitBeforeRetry(failures, refused(0)))).toEqual([
      1000, 2000, 4000,
    ])
  })
})
