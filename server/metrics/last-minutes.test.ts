import { expect, test } from 'vitest'
import { lastMinutes } from './last-minutes.ts'

const MINUTE = 60_000

test('sums what was noted in the last five minutes, and forgets what was before', () => {
  let now = 0
  const figures = lastMinutes<'requests' | 'failed'>(
    (one, other) => one + other,
    () => now,
  )
  figures.note('requests', 1)
  now = 3 * MINUTE
  figures.note('requests', 1)
  figures.note('requests', 1)
  expect([figures.of('requests'), figures.of('failed')]).toEqual([3, 0])
  now = 6 * MINUTE
  expect(figures.of('requests')).toBe(2)
  now = 60 * MINUTE
  expect(figures.of('requests')).toBe(0)
})

test('or tells the most there was', () => {
  let now = 0
  const waits = lastMinutes<'jobs'>(Math.max, () => now)
  waits.note('jobs', 80)
  now = MINUTE
  waits.note('jobs', 20)
  expect(waits.of('jobs')).toBe(80)
  now = 6 * MINUTE
  expect(waits.of('jobs')).toBe(20)
})
