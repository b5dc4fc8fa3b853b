import { expect, test } from 'vitest'
import { usualAnswerWords } from './usual-answer-words.ts'

test.each([
  [0.3, 'usually answers within an hour'],
  [1.2, 'usually answers in 1 hour'],
  [6.4, 'usually answers in 6 hours'],
  [35.9, 'usually answers in 36 hours'],
  [36, 'usually answers in 2 days'],
  [71, 'usually answers in 3 days'],
  [null, undefined],
])('a seller who takes %s hours at the median is described as: %s', (hours, words) => {
  expect(usualAnswerWords(hours)).toBe(words)
})
