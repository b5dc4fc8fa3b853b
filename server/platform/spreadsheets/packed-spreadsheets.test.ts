import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { eachRecord } from './each-record-of-file.ts'
import { workbookWith } from './testing/workbook-with.ts'

const CSV = strToU8('UPC,Units\n036000291452,5\n')
const ROWS = [
  ['UPC', 'Units'],
  ['036000291452', '5'],
]
const WORKBOOK = workbookWith({ Lots: ROWS })
const NOTE = strToU8('Sold as is')

function read(bytes: Uint8Array) {
  const rows: (readonly string[])[] = []
  const dialect = eachRecord(bytes, {
    countKnown: (header) => header.filter((name) => /UPC|Units/.test(name)).length,
    take: ({ cells }) => rows.push(cells) > 0,
  })
  return 'problem' in dialect ? dialect.problem : rows
}

describe('the one spreadsheet is read', () => {
  test.each([
    ['of a ZIP file from a Mac', zipSync({ 'Lots.csv': CSV, '__MACOSX/._Lots.csv': NOTE })],
    ['of a ZIP file with a folder', zipSync({ 'May/Lots.csv': CSV, 'May/.DS_Store': NOTE })],
    [
      'of a ZIP file with pictures and a note',
      zipSync({ 'a.jpg': NOTE, 'a.txt': NOTE, 'b.CSV': CSV }),
    ],
    ['of a ZIP file with a text alone', zipSync({ 'lots.txt': CSV })],
    ['of a ZIP file with a workbook', zipSync({ 'lots.xlsx': WORKBOOK })],
    ['of a gzip file', gzipSync(CSV)],
    ['of a gzip file that names it', gzipSync(CSV, { filename: 'lots.csv' })],
    ['of a gzip file with a workbook', gzipSync(WORKBOOK)],
  ])('%s', (_, bytes) => expect(read(bytes)).toEqual(ROWS))
})

describe('a packed file is refused', () => {
  const large = new Uint8Array(4_000_000).fill(32)
  test.each([
    [
      'with two spreadsheets',
      zipSync({ 'a.csv': CSV, 'b.csv': CSV }),
      'There is more than one spreadsheet in this file. Unzip it, and choose one of them.',
    ],
    ['without a spreadsheet', zipSync({ 'a.jpg': NOTE }), /^This file isn’t a spreadsheet/],
    ['within a packed file', gzipSync(gzipSync(CSV)), /^This file isn’t a spreadsheet/],
    ['whose text is too large', zipSync({ 'a.csv': large }), /Maximum file size is 4 MB/],
    ['whose text is too large, with gzip', gzipSync(large), /Maximum file size is 4 MB/],
    ['that is a bomb', gzipSync(new Uint8Array(30_000_000)), /Maximum size of a workbook is 10 MB/],
    ['that broke off', gzipSync(CSV).subarray(0, -9), /^The workbook is damaged/],
    ['that is two', Buffer.concat([gzipSync(CSV), gzipSync(NOTE)]), /^The workbook is damaged/],
    ['that is a beginning alone', gzipSync(CSV).subarray(0, 12), /^The workbook is damaged/],
  ])('%s', (_, bytes, words) => expect(read(bytes)).toMatch(words))
})
