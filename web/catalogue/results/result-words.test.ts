import { expect, test } from 'vitest'
import { resultWords } from './result-words.ts'

test('the result count says what a search or a filter left', () => {
  expect(resultWords(41_208, false)).toBe('Showing 41,208 results')
  expect(resultWords(1, false)).toBe('Showing 1 result')
})

test('the result count says when there is nothing, and when it is everything', () => {
  expect(resultWords(0, false)).toBe('No matches')
  expect(resultWords(0, true)).toBe('No matches')
  expect(resultWords(2000, true)).toBe('All results')
})
