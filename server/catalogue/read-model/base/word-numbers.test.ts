import { Buffer } from 'node:buffer'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf, wordAt } from './vocabulary.ts'
import { wordNumbers } from './word-numbers.ts'

test('words have the numbers that a map would give them, and come in the order of their bytes', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({
          unit: fc.constantFrom('a', 'b', '7', 'é', 'я', '日', '𠮷', 'ﬀ'),
          maxLength: 4,
        }),
        { maxLength: 300 },
      ),
      (typed) => {
        const numbers = wordNumbers()
        const expected = new Map<string, number>()
        for (const word of typed) {
          if (!expected.has(word)) expected.set(word, expected.size)
          expect(numbers.of(word)).toBe(expected.get(word))
        }
        const { vocabulary, placeOf } = numbers.finish()
        const inOrder = [...expected.keys()].toSorted((one, other) =>
          Buffer.compare(Buffer.from(one), Buffer.from(other)),
        )
        expect(inOrder.map((_, place) => wordAt(vocabulary, place))).toEqual(inOrder)
        expect(sizeOf(vocabulary)).toBe(inOrder.length)
        for (const [word, number] of expected)
          expect(wordAt(vocabulary, placeOf[number] ?? -1)).toBe(word)
      },
    ),
    { numRuns: 500 },
  )
})

test('tens of thousands of words, and long ones, keep their numbers and come in order', () => {
  const numbers = wordNumbers()
  const words = ['日'.repeat(600), 'x'.repeat(2000)]
  for (let at = 0; at < 50_000; at++) words.push(`${at.toString(36)}é`)
  const wrong = [...words, ...words].filter((word, at) => numbers.of(word) !== at % words.length)
  expect(wrong).toEqual([])
  const { vocabulary, placeOf } = numbers.finish()
  const inOrder = words.toSorted((one, other) =>
    Buffer.compare(Buffer.from(one), Buffer.from(other)),
  )
  expect(Array.from(inOrder, (_, place) => wordAt(vocabulary, place))).toEqual(inOrder)
  expect(words.map((_, number) => inOrder[placeOf[number] ?? -1])).toEqual(words)
})
