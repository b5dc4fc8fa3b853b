import { describe, expect, test } from 'vitest'
import { manifestIntake } from './manifest-columns.ts'
import { problemText, readManifestRow } from './manifest-row.ts'

const HEADER = ['UPC', 'Name', 'Quantity', 'MSRP', 'Condition', 'Category']

function read(...cells: string[]) {
  const header = manifestIntake.guess(HEADER)
  if ('problem' in header) throw new Error(header.problem)
  const reading = readManifestRow({ row: 7, cells }, header.columns)
  return 'row' in reading ? reading.row : reading.problems.map(problemText)
}

describe('a row of a manifest', () => {
  test('says what a mixed lot holds of one thing', () => {
    expect(read('036000291452', ' Fig candle ', '1,240', '$19.50', 'Open box', 'HOME')).toEqual({
      upc: '036000291452',
      name: 'Fig candle',
      quantity: 1240,
      msrp_cents: 1950,
      condition: 'open_box',
      category: 'Home',
    })
  })

  test('needs no UPC, condition or category; what is not said to be otherwise is new', () => {
    expect(read('', 'Candle', '1', '2')).toEqual({
      upc: null,
      name: 'Candle',
      quantity: 1,
      msrp_cents: 200,
      condition: 'new',
      category: null,
    })
  })

  test('says nothing of condition and category where a word says that there is nothing to say', () => {
    expect(read('N/A', 'Candle', '1', '2', 'n/a', '-')).toMatchObject({
      upc: null,
      condition: 'new',
      category: null,
    })
  })

  test('has a longer name cut, with a mark that there was more', () => {
    expect(read('', 'x'.repeat(300), '1', '5')).toMatchObject({ name: 'x'.repeat(300) })
    expect(read('', 'x'.repeat(301), '1', '5')).toMatchObject({ name: `${'x'.repeat(299)}…` })
    expect(read('', `${'x'.repeat(298)}👓${'x'.repeat(9)}`, '1', '5')).toMatchObject({
      name: `${'x'.repeat(298)}…`,
    })
  })

  test('gets back what a spreadsheet did to it', () => {
    expect(read('36000291452', "'=1+1", '3.0', '5')).toMatchObject({
      upc: '036000291452',
      name: '=1+1',
      quantity: 3,
    })
    expect(read('="036000291452"', 'Candle', '1', '5')).toMatchObject({ upc: '036000291452' })
  })

  test('keeps the words of its seller for a category that is none of ours', () => {
    expect(read('', 'Pan', '1', '5', '', 'Kitchen & dining')).toMatchObject({
      category: 'Kitchen & dining',
    })
  })

  test.each([
    [
      ['1.2E+11', 'Candle', '1', '5'],
      'UPC: "1.2E+11" was shortened by a spreadsheet: format the column as text',
    ],
    [['12', 'Candle', '1', '5'], 'UPC: "12" doesn’t have 8, 12, 13 or 14 digits'],
    [['', '', '1', '5'], 'Name: is missing'],
    [['', 'Candle', '', '5'], 'Quantity: is missing'],
    [['', 'Candle', '1.5', '5'], 'Quantity: "1.5" isn’t a whole number'],
    [['', 'Candle', '0', '5'], 'Quantity: must be 1 or more'],
    [['', 'Candle', '-3', '5'], 'Quantity: "-3" isn’t a whole number'],
    [['', 'Candle', '10000001', '5'], 'Quantity: is more than 10,000,000'],
    [['', 'Candle', '1', ''], 'MSRP: is missing'],
    [['', 'Candle', '1', '1.299'], 'MSRP: "1.299" isn’t a price we can read'],
    [['', 'Candle', '1', '0.00'], 'MSRP: must be more than $0'],
    [['', 'Candle', '1', '1000001'], 'MSRP: is more than $1,000,000.00'],
    [
      ['', 'Candle', '1', '5', 'Used'],
      'Condition: "Used" is none of New; Shelf pull; Overstock, short-dated; Open box; Refurbished; Salvage',
    ],
    [['', 'N/A', '1', '5'], 'Name: is missing'],
    [['', '#NV', '1', '5'], 'Name: is "#NV": the spreadsheet couldn’t calculate it'],
    [['', 'Candle', '1', '5', '', 'c'.repeat(61)], 'Category: has more than 60 characters'],
  ])('%j: %s', (cells, words) => {
    expect(read(...cells)).toEqual([`Row 7, ${words}`])
  })

  test('names every column that is wrong', () => {
    expect(read('', '', 'many', 'dear')).toEqual([
      'Row 7, Name: is missing',
      'Row 7, Quantity: "many" isn’t a whole number',
      'Row 7, MSRP: "dear" isn’t a price we can read',
    ])
  })

  test('is refused whole when its cells cannot be told apart', () => {
    expect(read('', 'Candle', '1', '5', '', '', 'more')).toEqual([
      'Row 7: More cells than the header has columns',
    ])
    expect(read('', 'Can\0dle', '1', '5')).toEqual([
      'Row 7: A cell contains characters we can’t store',
    ])
  })
})
