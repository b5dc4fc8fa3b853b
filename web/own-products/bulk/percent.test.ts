import { expect, test } from 'vitest'
import { percentProblem, readPercent } from './percent.ts'

test.each([
  ['10', 1000],
  ['10.5', 1050],
  [' 7.25 ', 725],
  ['0.1', 10],
  ['0', undefined],
  ['', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['ten', undefined],
])('%j percent are %s hundredths of one', (typed, bps) => {
  expect(readPercent(typed)).toBe(bps)
})

test.each(['0', '-5', '1.234', 'ten'])('%j is told to be no percent', (typed) => {
  expect(percentProblem(typed)).toBe('Enter a percent above 0, such as 12.5')
})

test.each(['', ' ', '12.5'])('nothing is wrong with %j', (typed) => {
  expect(percentProblem(typed)).toBeUndefined()
})
