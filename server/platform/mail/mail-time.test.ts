import { expect, test } from 'vitest'
import { mailTime } from './mail-time.ts'

test.each([
  ['2026-11-27T20:15:00Z', 'America/Chicago', 'Fri, Nov 27, 2:15 PM CST'],
  ['2026-11-27T20:15:00Z', 'America/Los_Angeles', 'Fri, Nov 27, 12:15 PM PST'],
  ['2026-11-27T20:15:00Z', 'Pacific/Honolulu', 'Fri, Nov 27, 10:15 AM HST'],
  ['2026-11-28T03:30:00Z', 'America/New_York', 'Fri, Nov 27, 10:30 PM EST'],
  ['2026-11-28T03:30:00Z', 'Europe/Berlin', 'Sat, Nov 28, 4:30 AM GMT+1'],
])('a mail tells %s in %s as %s', (moment, timeZone, told) => {
  expect(mailTime(new Date(moment), timeZone)).toBe(told)
})

test.each([
  ['2026-03-08T09:59:00Z', 'America/Los_Angeles', 'Sun, Mar 8, 1:59 AM PST'],
  ['2026-03-08T10:00:00Z', 'America/Los_Angeles', 'Sun, Mar 8, 3:00 AM PDT'],
  ['2026-11-01T05:30:00Z', 'America/New_York', 'Sun, Nov 1, 1:30 AM EDT'],
  ['2026-11-01T06:30:00Z', 'America/New_York', 'Sun, Nov 1, 1:30 AM EST'],
  ['2026-07-01T19:00:00Z', 'America/Phoenix', 'Wed, Jul 1, 12:00 PM MST'],
])('around a change of the clock it tells %s in %s as %s', (moment, timeZone, told) => {
  expect(mailTime(new Date(moment), timeZone)).toBe(told)
})

test('where the zone isn’t known, it is Eastern', () => {
  expect(mailTime(new Date('2026-11-27T20:15:00Z'), null)).toBe('Fri, Nov 27, 3:15 PM EST')
})
