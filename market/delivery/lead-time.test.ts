import { expect, test } from 'vitest'
import { leadTime, readLeadTime } from './lead-time.ts'

test.each([
  ['5', 5],
  ['5.0', 5],
  ['5 days', 5],
  ['10 business days', 10],
  ['1 business day', 1],
  ['3 Working Days', 3],
])('%s is a lead time of %i days', (cell, days) => {
  expect(readLeadTime(cell)).toBe(days)
})

test.each([['a week'], ['5-7 days'], ['2 weeks'], ['2.5'], ['']])('%s is unclear', (cell) => {
  expect(readLeadTime(cell)).toBeUndefined()
})

test.each([[0], [31], [2.5]])('%d business days are refused', (days) => {
  expect(leadTime.safeParse(days).error?.issues[0]?.message).toBe('Must be 1 to 30 business days')
})
