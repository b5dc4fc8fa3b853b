import { expect, test } from 'vitest'
import { dueSentence, greetingAt } from './welcome-words.ts'

test.each([
  [0, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [18, 'Good evening'],
])('at %d o’clock one is told %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})

test('how much is due is told as a sentence', () => {
  expect([0, 1, 1200].map(dueSentence)).toEqual([
    'Nothing needs you today.',
    '1 thing needs you today.',
    '1,200 things need you today.',
  ])
})
