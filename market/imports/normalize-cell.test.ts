import { expect, test } from 'vitest'
import { normalizeCell } from './normalize-cell.ts'

const cell = (text: string, more: object = {}) => ({ row: 2, cells: [text], ...more })
const isNumber = { numbers: new Set([0]) }

test('a number with three decimals is a price, where the same text could be thirteen hundred', () => {
  expect(normalizeCell(cell('1.299', isNumber), 0, 'price')).toBe('1.2990')
  expect(normalizeCell(cell('1.299'), 0, 'price')).toBe('1.299')
  expect(normalizeCell(cell('1.299', isNumber), 0, 'text')).toBe('1.299')
})

test('a UPC that was a number gets the zeros back that its check digit proves', () => {
  expect(normalizeCell(cell('400638133', isNumber), 0, 'upc')).toBe('400638133')
  expect(normalizeCell(cell('1234567894', isNumber), 0, 'upc')).toBe('1234567894')
  expect(normalizeCell(cell('1234567895', isNumber), 0, 'upc')).toBe('01234567895')
  expect(normalizeCell(cell('1234567895'), 0, 'upc')).toBe('1234567895')
})

test('what merged cells say counts in each row, but for units', () => {
  const isMerged = { merged: new Set([0]) }
  expect(normalizeCell(cell('24', isMerged), 0, 'count')).toBe('')
  expect(normalizeCell(cell('24', isMerged), 0, 'price')).toBe('24')
})
