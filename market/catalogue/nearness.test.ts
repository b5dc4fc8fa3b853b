import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNear, nearness, typosForgiven } from './nearness.ts'

describe('a mistyped word', () => {
  test.each([
    ['blanket', 'blanket', [0, 0]],
    ['blankt', 'blanket', [1, 1]],
    ['blaanket', 'blanket', [1, 1]],
    ['blamket', 'blanket', [1, 1]],
    ['balnket', 'blanket', [1, 1]],
    ['blamke', 'blanket', [1, 2]],
    ['blanke', 'blankets', [0, 2]],
    ['lbankte', 'blanket', [2, 2]],
    ['mug', 'tea', [3, 3]],
  ])(
    '%j lies from %j by %j typos, to its beginning and to the whole',
    (typed, word, [typosToBeginning, typosToWhole]) => {
      expect(nearness(typed, word)).toEqual({ typosToBeginning, typosToWhole })
    },
  )

  test.each([
    ['fig', 0],
    ['lamp', 1],
    ['candles', 1],
    ['blankets', 2],
    ['012345678905', 0],
    ['ab1234', 0],
    ['свеча', 1],
  ])('%j is forgiven %j typos', (typed, slips) => {
    expect(typosForgiven(typed)).toBe(slips)
  })

  test('is near exactly what it lies within its forgiven typos of', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '𝒶'), maxLength: 14 })
    fc.assert(
      fc.property(letters, letters, (typed, word) => {
        const { typosToBeginning } = nearness(typed, word)
        expect(isNear(typed, word)).toBe(typosToBeginning <= typosForgiven(typed))
      }),
      { numRuns: 2000 },
    )
  })
})
