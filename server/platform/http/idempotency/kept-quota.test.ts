import { expect, test } from 'vitest'
import { KEPT_BYTES_A_DAY, keptQuota, MOST_KEPT_BYTES } from './kept-quota.ts'

const HOUR = 3_600_000
const FULL = KEPT_BYTES_A_DAY / MOST_KEPT_BYTES

test('an answer of 64 KB is kept, and a longer one is not', () => {
  const mayKeep = keptQuota()
  expect(mayKeep(1, MOST_KEPT_BYTES)).toBe(true)
  expect(mayKeep(1, MOST_KEPT_BYTES + 1)).toBe(false)
})

test('an account keeps so much in a day, and each account for itself', () => {
  const mayKeep = keptQuota()
  const kept = (userId: number, now: number) =>
    Array.from({ length: FULL + 10 }, () => mayKeep(userId, MOST_KEPT_BYTES, now)).filter(Boolean)
  expect(kept(1, 50 * HOUR)).toHaveLength(FULL)
  expect(kept(1, 73 * HOUR)).toHaveLength(0)
  expect(kept(2, 73 * HOUR)).toHaveLength(FULL)
  expect(kept(1, 74 * HOUR)).toHaveLength(FULL)
})
