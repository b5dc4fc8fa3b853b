import { expect, test } from 'vitest'
import { orderNumbersWords } from './order-numbers-words.ts'

test.each([
  [['PO-10219'], 1, 'PO-10219'],
  [['PO-10219', 'PO-10222'], 2, 'PO-10219 and PO-10222'],
  [['PO-10219', 'PO-10222'], 4, 'PO-10219, PO-10222 and 2 more'],
])('%j of %d reads %s', (numbers, count, words) => {
  expect(orderNumbersWords(numbers, count)).toBe(words)
})
