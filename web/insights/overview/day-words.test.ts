import { describe, expect, test } from 'vitest'
import { daysWords, stretchWords } from './day-words.ts'

describe('days in words', () => {
  test.each([
    ['2026-08-31', '2026-11-22', 'Aug 31 to Nov 22, 2026'],
    ['2025-11-24', '2026-11-22', 'Nov 24, 2025 to Nov 22, 2026'],
    ['2026-11-22', '2026-11-22', 'Nov 22, 2026'],
  ])('from %s to %s are %s', (from, to, words) => {
    expect(daysWords({ from, to })).toBe(words)
  })

  test.each([
    ['2026-11-10', 1, 'Nov 10'],
    ['2026-11-16', 7, 'Week of Nov 10'],
    ['2026-11-12', 7, 'Nov 10 to Nov 12'],
    ['2026-12-07', 28, 'Nov 10 to Dec 7'],
  ])('from November 10 to %s, in stretches of %d, are %s', (to, step, words) => {
    expect(stretchWords({ from: '2026-11-10', to }, step)).toBe(words)
  })
})
