import { describe, expect, test } from 'vitest'
import { lastWeeks, periodBefore, periodQuery, stepOf, stretchesOf } from './period.ts'

const messages = (given: object) =>
  periodQuery.safeParse(given).error?.issues.map(({ message }) => message)

describe('a period', () => {
  test('of the last four weeks ends today and has 28 days', () => {
    expect(lastWeeks(4, '2026-03-01')).toEqual({ from: '2026-02-02', to: '2026-03-01' })
  })

  test('is compared with as many days right before it', () => {
    expect(periodBefore({ from: '2026-03-01', to: '2026-03-10' })).toEqual({
      from: '2026-02-19',
      to: '2026-02-28',
    })
  })

  test.each([
    [{ from: '2026-03-01', to: '2026-03-31' }, 1],
    [{ from: '2026-03-01', to: '2026-04-01' }, 7],
    [lastWeeks(52, '2026-03-01'), 7],
    [{ from: '2023-01-01', to: '2026-03-01' }, 28],
  ])('%j is plotted in stretches of %d days', (period, days) => {
    expect(stepOf(period)).toBe(days)
  })

  test('is plotted whole, and each of its days once', () => {
    expect(stretchesOf({ from: '2026-01-01', to: '2026-02-10' })).toEqual([
      { from: '2026-01-01', to: '2026-01-07' },
      { from: '2026-01-08', to: '2026-01-14' },
      { from: '2026-01-15', to: '2026-01-21' },
      { from: '2026-01-22', to: '2026-01-28' },
      { from: '2026-01-29', to: '2026-02-04' },
      { from: '2026-02-05', to: '2026-02-10' },
    ])
  })

  test('may be a single day', () => {
    expect(messages({ from: '2026-03-01', to: '2026-03-01' })).toBeUndefined()
  })

  test.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'The end date is before the start date'],
    [{ from: '2016-03-02', to: '2026-03-01' }, 'Maximum five years'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'Invalid date'],
    [{ from: '0000-02-28', to: '0001-03-01' }, 'Invalid date'],
    [{ from: '0001-01-01', to: '0001-03-01' }, 'Invalid date'],
    [{ from: 'yesterday', to: '2026-03-01' }, 'Invalid date'],
  ])('%j is told: %s', (given, message) => {
    expect(messages(given)).toContain(message)
  })
})
