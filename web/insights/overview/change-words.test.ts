import { describe, expect, test } from 'vitest'
import { changeOf, shareWords, waitWords } from './change-words.ts'

describe('a figure beside that of the period before', () => {
  test.each([
    [118, 100, 'up', '18%'],
    [98, 100, 'down', '2%'],
    [0, 100, 'down', '100%'],
    [100, 100, 'same', '0%'],
    [5000, 1, 'up', '499,900%'],
  ])('of %d, and of %d before, is %s by %s', (now, before, direction, words) => {
    expect(changeOf(now, before)).toEqual({ direction, words })
  })

  test('has nothing to compare with where there was none', () => {
    expect(changeOf(7, 0)).toBeUndefined()
  })
})

test.each([
  [null, '–'],
  [59 * 60, '59 min'],
  [3600, '1 h'],
  [5 * 3600 + 40 * 60, '5 h 40 min'],
  [3 * 86_400, '3 days'],
])('a wait of %s seconds is %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})

test('a share is never overstated', () => {
  expect([shareWords(999, 1000), shareWords(1, 3), shareWords(0, 0)]).toEqual(['99%', '33%', '–'])
})
