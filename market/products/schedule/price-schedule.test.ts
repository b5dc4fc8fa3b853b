import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { dayBefore, lastDayOf } from './expiry-day.ts'
import {
  NEEDS_DATE,
  scheduleOf,
  scheduleProblems,
  standingOn,
  type PriceSchedule,
} from './price-schedule.ts'

const usual: PriceSchedule = {
  steps: [
    { days: 180, percent: 10 },
    { days: 90, percent: 20 },
  ],
  offMarketDays: 30,
}
const following = { schedule: usual, base: cents(10_00), expirationDate: '08/2027' }

describe('the day a product expires', () => {
  test.each([
    ['08/2027', '2027-08-31'],
    ['02/2028', '2028-02-29'],
    ['12/2026', '2026-12-31'],
    ['13/2026', undefined],
    ['soon', undefined],
    [null, undefined],
  ])('%s is %s', (month, day) => {
    expect(lastDayOf(month)).toBe(day)
  })

  test('is counted back from over months and years', () => {
    expect(dayBefore('2027-03-01', 1)).toBe('2027-02-28')
    expect(dayBefore('2027-01-01', 366)).toBe('2025-12-31')
  })
})

describe('a schedule', () => {
  const problemsOf = (changes: Partial<PriceSchedule>, more = {}) =>
    scheduleProblems({ schedule: { ...usual, ...changes }, ...more })

  test('is fine with percent that grow as the days fall, and an end below the last step', () => {
    expect(problemsOf({}, { expirationDate: '08/2027', basePrice: cents(10_00) })).toEqual([])
    expect(problemsOf({ steps: [] })).toEqual([])
    expect(problemsOf({ offMarketDays: null })).toEqual([])
  })

  test.each<[Partial<PriceSchedule>, string, RegExp]>([
    [
      {
        steps: [
          { days: 90, percent: 10 },
          { days: 90, percent: 20 },
        ],
      },
      'price_schedule',
      /its own day/,
    ],
    [
      {
        steps: [
          { days: 180, percent: 20 },
          { days: 90, percent: 20 },
        ],
      },
      'price_schedule',
      /more percent off/,
    ],
    [{ offMarketDays: 90 }, 'off_market_days', /fewer days than the last step, 90/],
  ])('%j is refused at %s', (changes, field, message) => {
    expect(problemsOf(changes)).toEqual([{ field, message: expect.stringMatching(message) }])
  })

  test('needs an expiration date, where that is known', () => {
    expect(problemsOf({}, { expirationDate: null })).toEqual([
      { field: 'price_schedule', message: NEEDS_DATE },
    ])
    expect(problemsOf({ steps: [] }, { expirationDate: '' })).toEqual([
      { field: 'off_market_days', message: NEEDS_DATE },
    ])
    expect(
      scheduleProblems({ schedule: { steps: [], offMarketDays: null }, expirationDate: null }),
    ).toEqual([])
  })

  test('leaves at least a cent', () => {
    const steps = [{ days: 9, percent: 60 }]
    expect(problemsOf({ steps, offMarketDays: 3 }, { basePrice: cents(1) })).toEqual([
      { field: 'price_schedule', message: 'The price must stay at least $0.01' },
    ])
    expect(problemsOf({ steps, offMarketDays: 3 }, { basePrice: cents(2) })).toEqual([])
  })

  test('says each day, of the price that was set: steps do not add up', () => {
    expect(scheduleOf(following)).toEqual([
      { on: '2027-03-04', price: 9_00, step: { days: 180, percent: 10 } },
      { on: '2027-06-02', price: 8_00, step: { days: 90, percent: 20 } },
      { on: '2027-08-01', price: null, step: null },
    ])
    expect(scheduleOf({ ...following, expirationDate: null })).toEqual([])
  })

  test.each([
    ['2027-03-03', 10_00, false, '2027-03-04'],
    ['2027-03-04', 9_00, false, '2027-06-02'],
    ['2027-06-02', 8_00, false, '2027-08-01'],
    ['2027-08-01', 8_00, true, undefined],
    ['2030-01-01', 8_00, true, undefined],
  ])('on %s asks %i', (today, ...expected) => {
    const { price, isOffMarket, next } = standingOn(today, following)
    expect([price, isOffMarket, next?.on]).toEqual(expected)
  })
})

const drawn = fc.record({
  schedule: fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 2, max: 400 }), { maxLength: 6 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 6, maxLength: 6 }),
      fc.option(fc.constant(1)),
    )
    .map(([days, percents, offMarketDays]) => ({
      steps: days
        .toSorted((a, b) => b - a)
        .map((each, at) => ({
          days: each,
          percent: percents.toSorted((a, b) => a - b)[at] ?? 99,
        })),
      offMarketDays,
    })),
  base: fc.integer({ min: 51, max: 100_000_000 }).map(cents),
  expirationDate: fc.constantFrom('02/2027', '08/2027', '12/2028'),
})
const day = fc.integer({ min: -500, max: 500 }).map((days) => dayBefore('2027-08-31', days))

describe('whatever a seller says', () => {
  test('a price only falls, is never above what was set, and stays a cent', () => {
    fc.assert(
      fc.property(drawn, day, day, (asked, one, other) => {
        expect(scheduleProblems({ ...asked, basePrice: asked.base })).toEqual([])
        const [earlier = one, later = other] = [one, other].toSorted()
        const [before, after] = [standingOn(earlier, asked), standingOn(later, asked)]
        expect(after.price).toBeLessThanOrEqual(before.price)
        expect(before.price).toBeLessThanOrEqual(asked.base)
        expect(after.price).toBeGreaterThanOrEqual(1)
        expect(before.isOffMarket && !after.isOffMarket).toBe(false)
      }),
    )
  })

  test('what is said to come next is what is then', () => {
    fc.assert(
      fc.property(drawn, day, (asked, today) => {
        const { next, price } = standingOn(today, asked)
        if (!next) return
        expect(next.on > today).toBe(true)
        const then = standingOn(next.on, asked)
        expect(next.price === null ? then.isOffMarket : then.price === next.price).toBe(true)
        expect(standingOn(dayBefore(next.on, 1), asked).price).toBe(price)
      }),
    )
  })
})
