import { expect, test } from 'vitest'
import { lastPayRun, longestInterval, nextPayRun } from './pay-runs.ts'

const at = (moment: string) => new Date(`${moment}Z`)
const around = (now: string, ...days: Parameters<typeof nextPayRun>[0]) =>
  [lastPayRun(days, at(now)), nextPayRun(days, at(now))].map((run) =>
    run?.toISOString().slice(0, 16),
  )

test('a pay run is due on each of its days, in the morning of the East Coast', () => {
  expect(around('2026-11-18T09:00', 'tue', 'fri')).toEqual(['2026-11-17T14:00', '2026-11-20T14:00'])
  expect(around('2026-11-20T13:59', 'tue', 'fri')[1]).toBe('2026-11-20T14:00')
  expect(around('2026-11-20T14:00', 'tue', 'fri')).toEqual(['2026-11-20T14:00', '2026-11-24T14:00'])
})

test('on a federal holiday it is the next business day, and two that meet are one', () => {
  expect(around('2026-11-26T15:00', 'thu')).toEqual(['2026-11-19T14:00', '2026-11-27T14:00'])
  expect(around('2026-11-27T15:00', 'thu', 'fri')).toEqual(['2026-11-27T14:00', '2026-12-03T14:00'])
  // New Year's Day is a Friday, so that the run is on Monday.
  expect(around('2026-12-31T15:00', 'fri')).toEqual(['2026-12-28T14:00', '2027-01-04T14:00'])
})

test('where staff begin each, no run is due', () => {
  expect(around('2026-11-18T09:00')).toEqual([undefined, undefined])
})

test.each([
  [['tue', 'fri'], 4],
  [['fri'], 7],
  [['mon', 'tue', 'wed', 'thu', 'fri'], 3],
  [[], 7],
] as const)('from one to the next of %j are at most %i days', (days, longest) => {
  expect(longestInterval(days)).toBe(longest)
})
