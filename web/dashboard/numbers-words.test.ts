import { expect, test } from 'vitest'
import { numbersWords } from './numbers-words.ts'

test.each([
  [['PO-10219'], 'PO-10219'],
  [['PO-10219', 'PO-10222'], 'PO-10219 and PO-10222'],
  [['PO-10219', 'PO-10222', 'PO-10224', 'PO-10230'], 'PO-10219, PO-10222 and 2 more'],
])('%j reads %s', (numbers, words) => {
  expect(numbersWords(numbers)).toBe(words)
})
