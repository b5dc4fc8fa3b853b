import { expect, test } from 'vitest'
import { inspectReminder, reportBy } from './inspecting.ts'

const received = { receivedOn: '2026-11-25', windowDays: 5 }

test('problems are reported until the business days after receipt are over', () => {
  // Thanksgiving and a weekend are between.
  expect(reportBy(received)).toBe('2026-12-03')
})

test.each([
  ['2026-11-25', undefined],
  ['2026-11-26', undefined],
  ['2026-11-27', 1],
  ['2026-11-30', undefined],
  ['2026-12-01', 3],
  ['2026-12-02', undefined],
  ['2026-12-03', undefined],
])('of goods received before Thanksgiving, the reminder to inspect on %s is %s', (day, which) => {
  expect(inspectReminder(received, day)).toBe(which)
})

test('a reminder to inspect does not come after the last day to report', () => {
  expect(inspectReminder({ ...received, windowDays: 2 }, '2026-12-01')).toBeUndefined()
})
