import { describe, expect, test } from 'vitest'
import { wrap } from './wrap.ts'

const look = { size: 8 }

/** Wraps where each sign is as wide as the next, and counts what was measured. */
function wrapped(text: string, width: number) {
  let measured = 0
  const widthOf = (part: string) => {
    measured += part.length
    return part.length
  }
  return { lines: wrap({ width: widthOf }, text, { look, width }), measured: () => measured }
}

describe('a text in lines', () => {
  test.each([
    ['fits', 10, ['fits']],
    ['a line and more', 6, ['a line', 'and', 'more']],
    ['exactly ten', 10, ['exactly', 'ten']],
    ['unbreakable', 4, ['unbr', 'eaka', 'ble']],
    ['an unbreakable', 4, ['an', 'unbr', 'eaka', 'ble']],
    ['', 4, ['']],
  ])('%j in %j is %j', (text, width, lines) => {
    expect(wrapped(text, width).lines).toEqual(lines)
  })

  test('is measured a few times over, be it one word', () => {
    for (const text of ['W'.repeat(300), 'W '.repeat(150)])
      expect(wrapped(text, 20).measured()).toBeLessThan(5 * text.length)
  })
})
