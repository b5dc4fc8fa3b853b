import { describe, expect, test } from 'vitest'
import {
  cancelableFrom,
  earliestInstead,
  isLate,
  longestLeadTime,
  mayBuyerCancel,
  shipByOf,
  shipReminder,
} from './ship-by.ts'

// November 26, 2026, is Thanksgiving, a Thursday.
const order = { status: 'awaiting_shipment', shipBy: '2026-11-30' } as const

describe('the day by which an order ships', () => {
  test.each([
    ['2026-11-23', 1, '2026-11-24'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-11-25', 2, '2026-11-30'],
    ['2026-11-28', 1, '2026-11-30'],
    ['2026-12-24', 5, '2027-01-04'],
  ])('paid on %s with %i business days is %s', (paidOn, leadDays, day) => {
    expect(shipByOf({ paidOn, leadDays, neededBy: null })).toBe(day)
  })

  test('is missing where no lot says how soon it ships', () => {
    expect(shipByOf({ paidOn: '2026-11-25', leadDays: null, neededBy: null })).toBeNull()
  })

  test.each([
    // Needed later than the lead time gives.
    ['2026-11-23', 1, '2026-12-10', '2026-11-24'],
    ['2026-11-23', 10, '2026-12-01', '2026-12-01'],
    ['2026-11-23', null, '2026-12-01', '2026-12-01'],
    // Paid too late for it.
    ['2026-11-30', 3, '2026-11-27', '2026-12-01'],
  ])(
    'paid on %s with %s business days, and needed by %s, is %s',
    (...[paidOn, leadDays, neededBy, day]) => {
      expect(shipByOf({ paidOn, leadDays, neededBy })).toBe(day)
    },
  )

  test('may be asked for sooner than the lead time, which is told', () => {
    const asked = { neededBy: '2026-11-27', leadDays: 3 }
    expect(earliestInstead(asked, '2026-11-23')).toBeUndefined()
    expect(earliestInstead({ ...asked, leadDays: 4 }, '2026-11-23')).toBe('2026-11-30')
    expect(earliestInstead({ ...asked, leadDays: null }, '2026-11-23')).toBeUndefined()
    expect(earliestInstead({ ...asked, neededBy: null }, '2026-11-23')).toBeUndefined()
  })

  test('is that of the slowest lot', () => {
    const lots = [{ ships_within: 3 }, {}, { ships_within: null }, { ships_within: 10 }]
    expect(longestLeadTime(lots)).toBe(10)
    expect(longestLeadTime([{}, { ships_within: null }])).toBeNull()
  })
})

describe('an order that has not shipped', () => {
  test('is late from the day after', () => {
    expect(isLate(order, '2026-11-30')).toBe(false)
    expect(isLate(order, '2026-12-01')).toBe(true)
    expect(isLate({ ...order, status: 'shipped' }, '2026-12-01')).toBe(false)
    expect(isLate({ ...order, shipBy: null }, '2026-12-01')).toBe(false)
  })

  test('may be canceled by its buyer once it is five business days late', () => {
    expect(cancelableFrom('2026-11-30')).toBe('2026-12-07')
    expect(mayBuyerCancel(order, '2026-12-04')).toBe(false)
    expect(mayBuyerCancel(order, '2026-12-07')).toBe(true)
    expect(mayBuyerCancel({ ...order, status: 'shipped' }, '2026-12-07')).toBe(false)
  })

  test.each([
    ['2026-11-25', undefined],
    // The business day before, the weekend after it too.
    ['2026-11-27', 'next'],
    ['2026-11-29', 'next'],
    ['2026-11-30', 'today'],
    ['2026-12-01', undefined],
  ])('on %s its seller is reminded: %s', (today, reminder) => {
    expect(shipReminder(order, today)).toBe(reminder)
  })

  test('that ships the next business day after its payment has its reminder on that day', () => {
    expect(shipReminder({ ...order, shipBy: '2026-11-27' }, '2026-11-25')).toBe('next')
    expect(shipReminder({ ...order, status: 'canceled' }, '2026-11-30')).toBeUndefined()
  })
})
