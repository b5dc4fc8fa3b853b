import { describe, expect, test } from 'vitest'
import { changeOf, shareWords, waitWords } from './figure-change-words.ts'

describe('a figure with that of the period before', () => {
  test.each([
    [{ now: 118, before: 100 }, 'up', '18%'],
    [{ now: 98, before: 100 }, 'down', '2%'],
    [{ now: 0, before: 100 }, 'down', '100%'],
    [{ now: 100, before: 100 }, 'same', '0%'],
    [{ now: 5000, before: 1 }, 'up', '499,900%'],
  ])('%j is %s by %s', ({ now, before }, direction, words) => {
    expect(changeOf(now, before)).toEqual({ direction, words })
  })

  test('has nothing to compare with when the period before had no figure', () => {
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

test.each([
  [999, 1000, '99%'],
  [1000, 1000, '100%'],
  [2, 3, '67%'],
  [1, 3, '33%'],
  [68, 10_000, '0.7%'],
  [1, 10_000, '0.1%'],
  [0, 5, '0%'],
  [0, 0, '–'],
])('%d of %d is %s, all and none only where it is', (part, whole, words) => {
  expect(shareWords(part, whole)).toBe(words)
})
