import { describe, expect, test } from 'vitest'
import { followKeys, type Begun } from './key-sequence.ts'

/** The result of keys pressed a tenth of a second apart. */
function press(...keys: string[]) {
  let begun: Begun
  const letters: string[] = []
  keys.forEach((key, index) => {
    const step = followKeys(begun, key, 1000 + index * 100)
    begun = step.begun
    if (step.letter) letters.push(step.letter)
  })
  return letters
}

describe('g and a letter', () => {
  test('name a page', () => {
    expect(press('g', 'o')).toEqual(['o'])
    expect(press('G', 'O')).toEqual(['o'])
  })

  test('mean it once', () => {
    expect(press('g', 'o', 'r')).toEqual(['o'])
    expect(press('g', 'o', 'g', 'r')).toEqual(['o', 'r'])
  })

  test('must come together', () => {
    expect(followKeys(1000, 'o', 2501)).toEqual({ begun: undefined })
    expect(followKeys(1000, 'o', 2500).letter).toBe('o')
  })
})

describe('a single letter', () => {
  test('does nothing', () => {
    expect(press('o', 'r')).toEqual([])
  })
})

describe('another key', () => {
  test('in between ends it', () => {
    expect(press('g', 'Escape', 'o')).toEqual([])
    expect(press('g', '/', 'o')).toEqual([])
  })
})
