import { describe, expect, test } from 'vitest'
import { localMorning } from './local-morning.ts'
import { isTimeZone } from '#market/time-zone.ts'

const at = (now: string, zone: string) => localMorning(new Date(now), zone)

describe('the morning of a reader', () => {
  test.each([
    ['2026-11-21T12:59:59Z', 'America/New_York', '2026-11-21', false],
    ['2026-11-21T13:00:00Z', 'America/New_York', '2026-11-21', true],
    ['2026-11-21T22:59:59Z', 'Asia/Tokyo', '2026-11-22', false],
    ['2026-11-21T23:00:00Z', 'Asia/Tokyo', '2026-11-22', true],
    ['2026-11-22T17:59:59Z', 'Pacific/Honolulu', '2026-11-22', false],
    ['2026-11-22T09:59:59Z', 'Pacific/Honolulu', '2026-11-21', true],
    ['2026-11-21T02:14:59Z', 'Asia/Kathmandu', '2026-11-21', false],
    ['2026-01-01T00:00:00Z', 'UTC', '2026-01-01', false],
  ])('at %s in %s is that of %s, and has come: %s', (...row) => {
    const [now, zone, day, hasCome] = row
    expect(at(now, zone)).toEqual({ day, hasCome })
  })

  test('comes an hour of the world earlier in summer, and at the same hour of the clock', () => {
    expect(at('2026-10-31T11:59:59Z', 'America/New_York').hasCome).toBe(false)
    expect(at('2026-10-31T12:00:00Z', 'America/New_York').hasCome).toBe(true)
    expect(at('2026-11-01T12:00:00Z', 'America/New_York').hasCome).toBe(false)
    expect(at('2026-11-01T13:00:00Z', 'America/New_York').hasCome).toBe(true)
    expect(at('2027-03-14T11:59:59Z', 'America/New_York').hasCome).toBe(false)
    expect(at('2027-03-14T12:00:00Z', 'America/New_York').hasCome).toBe(true)
  })
})

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
  ["x'; drop table leads", false],
])('%j is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne)
})
