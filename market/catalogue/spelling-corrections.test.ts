import { describe, expect, test } from 'vitest'
import { correctionsOf } from './spelling-corrections.ts'

const listed = [
  { word: 'candle', lots: 9 },
  { word: 'candy', lots: 12 },
  { word: 'candles', lots: 4 },
  { word: 'blank', lots: 1 },
  { word: 'blanket', lots: 7 },
  { word: 'sold', lots: 0 },
  { word: 'mat', lots: 2 },
  { word: 'mug', lots: 2 },
]

describe('a mistyped word', () => {
  test.each([
    ['cnadle', ['candle']],
    ['candel', ['candle']],
    ['cande', ['candy', 'candle']],
    ['blankt', ['blanket', 'blank']],
    ['blamke', ['blanket']],
    ['lbankets', ['blanket']],
  ])('%j is read as %j, the more frequent first', (typed, readings) => {
    expect(correctionsOf(typed, listed)).toEqual(readings)
  })

  test('is never read as a word that no lot has any more', () => {
    expect(correctionsOf('solt', listed)).toEqual([])
  })

  test('of three letters, with a figure, or too far from any is left as it is', () => {
    for (const typed of ['mut', 'c4ndle', 'zebra', 'cndlee'])
      expect(correctionsOf(typed, listed)).toEqual([])
  })

  test('has three readings at most, in the order of the alphabet where they are as frequent', () => {
    const words = ['rake', 'cake', 'lake', 'bake'].map((word) => ({ word, lots: 1 }))
    expect(correctionsOf('zake', words)).toEqual(['bake', 'cake', 'lake'])
  })
})
