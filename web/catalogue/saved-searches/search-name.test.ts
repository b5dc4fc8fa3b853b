import { expect, test } from 'vitest'
import { searchName } from './search-name.ts'

test('a search is called by its filters', () => {
  expect(searchName(['“mug”', 'Home', 'Up to $5.00'])).toBe('“mug”, Home, Up to $5.00')
  expect(searchName([])).toBe('All lots')
})

test('a name ends with the last filter that fits', () => {
  expect(searchName(['x'.repeat(70), 'Home & garden', 'Pet'])).toBe('x'.repeat(70))
  expect(searchName(['x'.repeat(200)])).toBe('x'.repeat(80))
})
