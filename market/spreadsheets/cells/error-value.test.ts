import { expect, test } from 'vitest'
import { isErrorValue } from './error-value.ts'

test.each([
  '#N/A',
  '#NV',
  '#BEZUG!',
  '#NOM?',
  '#UNKNOWN!',
  '#BUSY!',
  '#CONNECT!',
  '#¡VALOR!',
  'Loading...',
  'Err:502',
  '#value!',
])('%s says that a cell could not be computed', (cell) => {
  expect(isErrorValue(cell)).toBe(true)
})

test.each(['#1', 'Item #', '#BLESSED', 'Loading dock', 'N/A'])('%s does not', (cell) => {
  expect(isErrorValue(cell)).toBe(false)
})
