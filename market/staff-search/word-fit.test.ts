import { expect, test } from 'vitest'
import { wordFit } from './word-fit.ts'

test.each([
  ['ring', 'Acorn Ring Tower', 'whole'],
  ['tower acorn', 'Acorn Ring Tower', 'whole'],
  ['whit', 'Field White Beans', 'beginnings'],
  ['ring', 'Earring Stand', 'none'],
  ['dana whit', 'Espresso White Chocolate', 'none'],
])('“%s” stands in “%s”: %s', (typed, text, fit) => {
  expect(wordFit(typed, text)).toBe(fit)
})
