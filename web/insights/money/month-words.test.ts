import { expect, test } from 'vitest'
import { monthMark, monthWords } from './month-words.ts'

test('a month is named with its year, and marked by it first and where a year begins', () => {
  expect(monthWords('2026-11-01')).toBe('November 2026')
  expect(['2025-11-01', '2025-12-01', '2026-01-01'].map(monthMark)).toEqual([
    'Nov 2025',
    'Dec',
    'Jan 2026',
  ])
})
