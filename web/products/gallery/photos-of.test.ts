import { expect, test } from 'vitest'
import { photosOf } from './photos-of.ts'

test('a gallery shows up to 5 photos, each once', () => {
  expect(photosOf(['a', 'b', 'a', 'c'])).toEqual(['a', 'b', 'c'])
  expect(photosOf(['a', 'b', 'c', 'd', 'e', 'f'])).toHaveLength(5)
  expect(photosOf([])).toEqual([])
})
