import { expect, test } from 'vitest'
import { moved } from './moved.ts'

const list = ['a', 'b', 'c', 'd']

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 2, 'abcd'],
  [0, -1, 'abcd'],
  [1, 9, 'acdb'],
])('the item at %d moved to %d makes %s', (from, to, made) => {
  expect(moved(list, from, to).join('')).toBe(made)
})
