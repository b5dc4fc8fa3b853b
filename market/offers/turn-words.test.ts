import { expect, test } from 'vitest'
import { turnWords } from './turn-words.ts'

const told = (act: 'accept' | 'update_quantities', isFirst = false) =>
  turnWords({ turn: { act }, who: 'Harbor Outfitters', isFirst })

test('an acceptance that nothing went before is a purchase at the asking price', () => {
  expect(told('accept')).toBe('Harbor Outfitters accepted')
  expect(told('accept', true)).toBe('Harbor Outfitters bought at the asking price')
})

test('units that were cut are nobody’s decision', () => {
  expect(told('update_quantities')).toBe('Units were reduced to what is left')
})
