import { expect, test } from 'vitest'
import { lastMorning } from './morning.ts'

test.each([
  ['2026-11-21T11:00:00.000Z', '2026-11-21T11:00:00.000Z'],
  ['2026-11-21T10:59:59.999Z', '2026-11-20T11:00:00.000Z'],
  ['2026-11-21T23:30:00.000Z', '2026-11-21T11:00:00.000Z'],
  ['2026-03-01T00:00:00.000Z', '2026-02-28T11:00:00.000Z'],
])('at %s the last morning was %s', (now, morning) => {
  expect(lastMorning(new Date(now)).toISOString()).toBe(morning)
})
