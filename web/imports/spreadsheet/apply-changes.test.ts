import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownColumns, templateColumns } from '#market/imports/columns.ts'
import { isChanged, UNCHANGED, withColumn, withFix, type Changes } from './changes.ts'
import { applyChanges } from './apply-changes.ts'
import { meantSpreadsheet } from './apply-fixes.ts'
import { judgeSpreadsheet } from './judge-import.ts'
import { readSpreadsheet } from './read-import.ts'
import { writeSpreadsheet } from './write-import.ts'

const NOTHING_LISTED = new Map()
const bytesOf = (text: string) => new TextEncoder().encode(text)
function spreadsheetOf(text: string) {
  const file = readSpreadsheet(bytesOf(text))
  if ('problem' in file) throw new Error(file.problem)
  return file.spreadsheet
}
const written = (text: string, changes: Changes) =>
  writeSpreadsheet(applyChanges(spreadsheetOf(text), changes)).replace('\uFEFF', '')

describe('a file whose headers were mapped', () => {
  test('is written with the names of the template, without what is no column', () => {
    const changes = withColumn(withColumn(UNCHANGED, 0, 'UPC'), 2, 'Units')
    expect(written('Barcode;Colour;Pieces\n036000291452;red;"1,200"', changes)).toBe(
      'UPC,Units\n036000291452,"1,200"\n',
    )
  })

  test('leaves out a column that the seller wants ignored', () => {
    expect(written('UPC,Units\n036000291452,5', withColumn(UNCHANGED, 1, null))).toBe(
      'UPC\n036000291452\n',
    )
  })

  test('stays as it is while two headers stand for one column', () => {
    const changes = withColumn(UNCHANGED, 1, 'UPC')
    expect(
      judgeSpreadsheet(applyChanges(spreadsheetOf('UPC,EAN\n1,2'), changes), NOTHING_LISTED),
    ).toEqual({
      problem: 'The file has two UPC columns',
    })
  })
})

describe('a file with corrected cells', () => {
  const file = 'UPC,Units\n\n036000291452,x\n,,\n012345678905,7'

  test('keeps the numbers of its rows', () => {
    const changes = withFix(UNCHANGED, { row: 3, column: 'Units', text: '12' })
    expect(written(file, changes)).toBe('UPC,Units\n\n036000291452,12\n\n012345678905,7\n')
  })

  test('gains a column it did not have', () => {
    const changes = withFix(UNCHANGED, { row: 5, column: 'Product Name', text: 'Mug, "big"' })
    expect(written(file, changes)).toBe(
      'UPC,Units,Product Name\n\n036000291452,x,\n\n012345678905,7,"Mug, ""big"""\n',
    )
  })

  test('keeps the address behind a photo, which a file of text has no other place for', () => {
    const links = new Map([[1, 'https://photos.example/1.jpg']])
    const record = { row: 2, cells: ['036000291452', 'View'], links }
    const linked = { header: { row: 1, cells: ['UPC', 'Photo URL'] }, records: [record] }
    const changes = withFix(UNCHANGED, { row: 2, column: 'Units', text: '1' })
    for (const columns of [{}, { 1: 'Photo URL' }])
      expect(meantSpreadsheet(linked, { ...changes, columns }).spreadsheet.records).toMatchObject([
        { cells: ['036000291452', 'https://photos.example/1.jpg', '1'] },
      ])
  })

  test('takes the last word on each cell', () => {
    const first = withFix(UNCHANGED, { row: 3, column: 'Units', text: '1' })
    const changes = withFix(first, { row: 3, column: 'Units', text: '2' })
    expect(changes.fixes).toEqual([{ row: 3, column: 'Units', text: '2' }])
  })
})

const CELLS = [
  '036000291452',
  '36000291469',
  '012345678905',
  'Mug',
  '"a" mug',
  'x"x',
  ' two words ',
  '$1,299.50',
  '1.299,00',
  '12',
  '0',
  '-5',
  '=1+1',
  '="036000291452"',
  "'=2",
  'a\nb',
  'é – €',
  '',
  ' ',
  '\0',
  '\uFEFF',
  'https://photos.example/1.jpg',
  'https://imgur.com/1.jpg',
]
const cell = fc.oneof(fc.constantFrom(...CELLS), fc.string({ maxLength: 12 }))
const name = fc.constantFrom(...knownColumns.map((column) => column.name), 'Colour', 'Notes', '')
const mark = fc.constantFrom(',', ';', '\t', '\n', '\r\n', '"')
const messyFile = fc
  .tuple(
    fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
    fc.array(fc.tuple(cell, mark), { maxLength: 60 }),
  )
  .map(([header, parts]) => `UPC,${header.join(',')}\n${parts.flat().join('')}`)
const tidyFile = fc
  .tuple(
    fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
    fc.array(fc.array(cell, { maxLength: 9 }), { maxLength: 12 }),
  )
  .map(([header, rows]) =>
    [['UPC', ...header], ...rows].map((cells) => cells.map(quotedCell).join(',')).join('\n'),
  )
const quotedCell = (text: string) => `"${text.replaceAll('"', '""')}"`
const anyChanges = fc.record({
  columns: fc.dictionary(
    fc.nat({ max: 8 }).map(String),
    fc.constantFrom(null, ...templateColumns.map((column) => column.name)),
    { maxKeys: 3 },
  ),
  fixes: fc.array(
    fc.record({
      row: fc.nat({ max: 14 }),
      column: fc.constantFrom(...templateColumns.map((column) => column.name)),
      text: cell,
    }),
    { maxLength: 4 },
  ),
})

test('whatever the file and the changes, what is sent reads as what was shown', () => {
  fc.assert(
    fc.property(fc.oneof(messyFile, tidyFile), anyChanges, (text, changes) => {
      // What is unchanged is sent as it is.
      fc.pre(isChanged(changes))
      const shown = meantSpreadsheet(spreadsheetOf(text), changes)
      const judged = judgeSpreadsheet(shown.spreadsheet, NOTHING_LISTED, shown)
      if ('problem' in judged) return
      const sent = spreadsheetOf(writeSpreadsheet(shown.spreadsheet))
      const arrived = new Set(sent.records.map(({ row }) => row))
      const leftOut = judged.rows.filter(({ row }) => !arrived.has(row))
      // A row that is of no product may look like a remark once its other columns are gone.
      expect(leftOut.filter(({ outcome }) => outcome.kind !== 'refused')).toEqual([])
      if (leftOut.length === 0)
        expect(judgeSpreadsheet(sent, NOTHING_LISTED, shown)).toEqual(judged)
    }),
    { numRuns: 300 },
  )
})
