import { expect, test } from 'vitest'
import { sizeInWords } from './file-size.ts'

test.each([
  [0, '1 KB'],
  [412_300, '412 KB'],
  [999_400, '999 KB'],
  [3_999_999, '3.9 MB'],
])('a file of %i bytes is one of %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words)
})
