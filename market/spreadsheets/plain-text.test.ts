import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { withoutMarkLine, withPlainLines, withPlainQuotes } from './plain-text.ts'

test('lines end alike, and a file of DOS at its last line', () => {
  expect(withPlainLines('a\r\nb\rc\n\u001A')).toBe('a\nb\nc\n')
})

test.each([
  ['sep=|\na|b', '|', 'a|b'],
  ['"sep=;"\na;b', ';', 'a;b'],
  ['SEP=\t\na', '\t', 'a'],
  ['separate,b', undefined, 'separate,b'],
])('a first line says the mark between cells: %j', (text, mark, rest) => {
  expect(withoutMarkLine(text)).toEqual({ mark, text: rest })
})

const rowsOf = (text: string, delimiter: string) => {
  const isTorn = (each: string) =>
    Papa.parse(each, { delimiter }).errors.some(({ type }) => type === 'Quotes')
  return Papa.parse<string[]>(withPlainQuotes(text, delimiter, isTorn), { delimiter }).data
}

test.each([
  ['a blank before a quotation mark', 'a, "b, c" , d', ',', [['a', 'b, c', ' d']]],
  [
    'lines within quotation marks',
    '"a\n b", "c"\nd,e',
    ',',
    [
      ['a\n b', 'c'],
      ['d', 'e'],
    ],
  ],
  ['a mark that is doubled', 'a, "5"" x 7""", b', ',', [['a', '5" x 7"', ' b']]],
  ['a backslash before each mark', '"5\\" x 7\\", oak",b', ',', [['5" x 7", oak', 'b']]],
  ['inches between tabs', '5" x 7"\t"Best" frame\tc', '\t', [['5" x 7"', '"Best" frame', 'c']]],
  ['a cell enclosed between tabs', '"Best" b\t"a ""b"""', '\t', [['"Best" b', 'a "b"']]],
] as const)('%s', (...[, text, delimiter, rows]) => {
  expect(rowsOf(text, delimiter)).toEqual(rows)
})

test('a mark out of place, elsewhere well written, is left to be named', () => {
  const text = '"Frame 5" x 7" oak","say ""hi""",\\"'
  expect(withPlainQuotes(text, ',', () => true)).toBe(text)
})
