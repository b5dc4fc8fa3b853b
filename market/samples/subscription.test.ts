import { describe, expect, test } from 'vitest'
import { endOf, isRunning, type SubscriptionStatus } from './subscription.ts'

const moment = (day: string) => new Date(`2026-11-${day}T12:00:00Z`)
const standing = (status: SubscriptionStatus, endedAt: Date | null = null) =>
  endOf({ status, periodStart: moment('10'), createdAt: moment('01'), endedAt })
const runsOn = (status: SubscriptionStatus, day: string) =>
  isRunning({ endsAt: standing(status) }, moment(day))

describe('a subscription', () => {
  test('runs while it is paid for, also past the time that was last heard of', () => {
    expect(runsOn('active', '10')).toBe(true)
    expect(runsOn('active', '30')).toBe(true)
  })

  test('runs for seven days more when a payment is late, and then no longer', () => {
    expect(runsOn('past_due', '16')).toBe(true)
    expect(runsOn('past_due', '17')).toBe(false)
  })

  test('never runs before it was paid for once', () => {
    expect(runsOn('incomplete', '01')).toBe(false)
  })

  test('ends when the provider says it did', () => {
    const endsAt = standing('gone', moment('12'))
    expect(isRunning({ endsAt }, moment('11'))).toBe(true)
    expect(isRunning({ endsAt }, moment('12'))).toBe(false)
  })
})
