import { expect, test } from 'vitest'
import { readPercent } from './percent.ts'

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
