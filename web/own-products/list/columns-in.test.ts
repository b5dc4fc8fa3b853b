import { expect, test } from 'vitest'
import { columnsIn } from './columns-in.ts'

test.each([
  [288, 2],
  [375, 2],
  [720, 3],
  [1200, 5],
  [1376, 6],
  [3000, 6],
])('cards stand in 2 to 6 columns: in %i pixels %i', (width, columns) => {
  expect(columnsIn(width)).toBe(columns)
})
