import { expect, test } from 'vitest'
import { termAfterFailure } from './term-after-failure.ts'

const createdAt = new Date('2026-11-01T12:00:00Z')
const paymentDueAt = new Date('2026-11-04T12:00:00Z')

test.each([
  ['long before the deadline, which stays', '2026-11-02T12:00:00Z', '2026-11-04T12:00:00.000Z'],
  ['an hour before it, which moves', '2026-11-04T11:00:00Z', '2026-11-05T11:00:00.000Z'],
  ['days after it', '2026-11-09T08:00:00Z', '2026-11-10T08:00:00.000Z'],
  [
    'a month after the order, which nothing holds longer',
    '2026-11-30T20:00:00Z',
    '2026-12-01T12:00:00.000Z',
  ],
])('a payment that fails %s', (_, now, due) => {
  expect(termAfterFailure({ createdAt, paymentDueAt }, new Date(now)).toISOString()).toBe(due)
})
