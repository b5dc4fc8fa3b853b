import { expect, test } from 'vitest'
import { daysOfMonth, monthsOf } from './money-moved.ts'

test('a short period shows the year that ends with its last month', () => {
  const months = monthsOf({ from: '2026-02-20', to: '2026-03-02' })
  expect(months).toHaveLength(12)
  expect([months[0], months.at(-1)]).toEqual(['2025-04-01', '2026-03-01'])
})

test('a long period shows each of its months', () => {
  const months = monthsOf({ from: '2021-12-31', to: '2026-03-02' })
  expect([months.length, months[0], months[1]]).toEqual([52, '2021-12-01', '2022-01-01'])
})

test.each([
  ['2024-02-01', '2024-02-29'],
  ['2026-12-01', '2026-12-31'],
])('the month of %s ends on %s', (month, last) => {
  expect(daysOfMonth(month)).toEqual({ from: month, to: last })
})
