import { expect, test } from 'vitest'
import { problemWords } from './row-problem.ts'

test('what is wrong with a cell quotes it, a long one by its beginning', () => {
  expect(problemWords({ kind: 'unclear', column: 'Units', cell: 'a few' })).toBe(
    'Units "a few" can’t be read',
  )
  expect(problemWords({ kind: 'left out', column: 'Category', cell: 'x'.repeat(41) })).toBe(
    `Category "${'x'.repeat(40)}…" was ignored`,
  )
})

test('a photo that is refused is told in the words of its address alone', () => {
  const words = 'Photo URL must be a web address'
  expect(problemWords({ kind: 'photo refused', column: 'Photo URL 2', words })).toBe(words)
})
