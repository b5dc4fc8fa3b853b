import { expect, test } from 'vitest'
import { codeIn, codeProblem } from './read-code.ts'

test.each([
  ['="070000019982"', '070000019982'],
  ["'070000019982", '070000019982'],
  ['’070000019982', '070000019982'],
  ['`070000019982', '070000019982'],
  ['870000005189.0', '870000005189'],
  ['70000005923.00', '70000005923'],
  ['1234567895.0', '01234567895'],
  ['870000\u200B005189', '870000005189'],
  ['\u00A0870000005189', '870000005189'],
  ['８７００００００５１８９', '870000005189'],
])('%j is the code %s', (cell, code) => {
  expect(codeIn(cell)).toBe(code)
})

test('a number of a workbook has lost its zeros', () => {
  expect(codeIn('1234567895', true)).toBe('01234567895')
  expect(codeIn('1234567895')).toBe('1234567895')
})

test.each([
  ['3.6E+11', 'was shortened by a spreadsheet: format the column as text'],
  ['(01)00870000056983', 'has GS1 brackets: keep only the digits of the UPC'],
  ['870000057720 / 870000058093', 'has two codes: keep one per row'],
  ['12345.5', 'has a decimal point'],
  ['8700000O5189', 'has letters'],
  ['12345', 'doesn’t have 8, 12, 13 or 14 digits'],
])('%j is refused, as it %s', (cell, words) => {
  expect(codeProblem(cell)).toBe(words)
})
