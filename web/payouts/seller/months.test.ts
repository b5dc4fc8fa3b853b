import { expect, test } from 'vitest'
import { monthOf, monthsBack, monthsSince, monthWords } from './months.ts'

const NOW = new Date('2026-02-01T02:00:00Z')

test('a month is that of the East Coast', () => {
  expect(monthOf(NOW)).toBe('2026-01')
  expect(monthWords('2026-01')).toBe('January 2026')
})

test('months go back over the turn of a year', () => {
  expect(monthsBack(NOW, 3)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(monthsSince('2025-11', NOW)).toEqual(['2026-01', '2025-12', '2025-11'])
  expect(monthsSince('2026-01', NOW)).toEqual(['2026-01'])
})
