import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { letterWordsOf, wordsAround } from './letter-words.ts'
import { postingsOf } from './postings.ts'
import { byBytes, rangeOfBeginning, rangeOfWord, wordAt } from './vocabulary.ts'

const words = fc.uniqueArray(
  fc.string({
    unit: fc.constantFrom('a', 'b', 'é', 'я', '日', '𠮷', 'ﬀ', '7'),
    minLength: 1,
    maxLength: 5,
  }),
)

function vocabularyOf(all: readonly string[]) {
  const postings = postingsOf()
  postings.addRow(all.map((word) => [word, 1]))
  return postings.finish().vocabulary
}

test('words are compared as their bytes are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      const [a, b] = [one.toWellFormed(), other.toWellFormed()]
      expect(Math.sign(byBytes(a, b))).toBe(Buffer.compare(Buffer.from(a), Buffer.from(b)))
    }),
    { numRuns: 1000 },
  )
})

test('a word and all that begin so are found', () => {
  fc.assert(
    fc.property(
      words,
      fc.string({ unit: fc.constantFrom('a', 'b', 'é', '𠮷'), maxLength: 2 }),
      (all, sought) => {
        const vocabulary = vocabularyOf(all)
        const listed = ({ start, end }: { start: number; end: number }) =>
          Array.from({ length: end - start }, (_, place) => wordAt(vocabulary, start + place))
        expect(listed(rangeOfWord(vocabulary, sought))).toEqual(
          all.filter((word) => word === sought),
        )
        expect(listed(rangeOfBeginning(vocabulary, sought))).toEqual(
          all.filter((word) => word.startsWith(sought)).toSorted(byBytes),
        )
      },
    ),
    { numRuns: 500 },
  )
})

test('words around what was typed are those without figures that do not lack too much of it', () => {
  const vocabulary = vocabularyOf(['blanket', 'blank', 'candle', 'b2', 'bl4nket', 'ab', 'mug'])
  const around = wordsAround(vocabulary, letterWordsOf(vocabulary), { typed: 'blamket', slips: 1 })
  expect(around).toEqual(['blanket'])
})
