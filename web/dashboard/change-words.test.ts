import { expect, test } from 'vitest'
import { acceptedPercent, changeOf, pointsOf } from './change-words.ts'

test.each([
  [128, 100, '28% more'],
  [50, 100, '50% less'],
  [499, 100, '399% more'],
  [500, 100, '5 times as much'],
  [110_000, 50, '2,200 times as much'],
  [3, 3, 'No change'],
  [0, 0, 'No change'],
  [7, 0, 'None before'],
  [0, 7, '100% less'],
])('%d after %d is told as %s', (now, before, words) => {
  expect(changeOf(now, before).words).toBe(words)
})

test('offers accepted are told in percent of those that ended', () => {
  expect(acceptedPercent({ count: 17, accepted: 7 })).toBe(41)
  expect(acceptedPercent({ count: 0, accepted: 0 })).toBeUndefined()
})

test('their change is told in points', () => {
  const third = { count: 3, accepted: 1 }
  expect(pointsOf(third, { count: 2, accepted: 1 })).toEqual({
    words: '17 points less',
    tone: 'down',
  })
  expect(pointsOf(third, { count: 100, accepted: 32 })?.words).toBe('1 point more')
  expect(pointsOf(third, third)?.words).toBe('No change')
  expect(pointsOf(third, { count: 0, accepted: 0 })).toBeUndefined()
})
