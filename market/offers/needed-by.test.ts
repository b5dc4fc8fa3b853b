import { expect, test } from 'vitest'
import { neededByIn, neededByProblem } from './needed-by.ts'

test.each([
  ['2026-11-28', undefined],
  ['2027-11-28', undefined],
  ['2026-11-27', 'Must be today or later'],
  ['2027-11-29', 'Must be within a year'],
])('needed by %s: %s', (day, problem) => {
  expect(neededByProblem(day, '2026-11-28')).toBe(problem)
})

test.each([['tomorrow'], ['11/30/2026'], ['2026-02-30']])('%s is no day', (typed) => {
  expect(neededByIn.safeParse(typed).success).toBe(false)
})
