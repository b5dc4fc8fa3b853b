import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '#server/testing/seed.ts'
import { canBeSearched, indexedWord } from './indexed-word.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'z', '7', 'é', '日', '𠮷', '.', '', '👕') })

test('one word begins with another just when they do so as they are indexed', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const [first, second] = [indexedWord(one), indexedWord(other)]
      expect(first.startsWith(second)).toBe(one.startsWith(other))
      expect(first === second).toBe(one === other)
    }),
    { seed },
  )
})

test('nothing in an indexed word means anything to a search server', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(indexedWord(text)).toMatch(/^[0-9a-z\u00AA-\uFFFE]*$/)
    }),
    { seed },
  )
})

test('words up to 41 letters can be searched', () => {
  expect(canBeSearched('x'.repeat(41))).toBe(true)
  expect(canBeSearched('x'.repeat(42))).toBe(false)
  expect(canBeSearched('𠮷'.repeat(21))).toBe(false)
})
