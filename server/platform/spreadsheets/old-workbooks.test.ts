import { utils, write, type BookType, type WorkSheet } from '@e965/xlsx'
import numbers from '@e965/xlsx/dist/xlsx.zahl'
import { zipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { eachRecord, makeReadyFor } from './each-record-of-file.ts'

const OLD_EXCEL = readFileSync(
  new URL('../../imports/testing/workbooks/old-excel.xls', import.meta.url),
)
const KINDS = [
  ['xls', 'biff8'],
  ['xlsb', 'xlsb'],
] as const
const NEWER = 'Notes'
// The library's types take it for a module.
const EMPTY_DOCUMENT: unknown = numbers

beforeAll(() => makeReadyFor(OLD_EXCEL))

function readRows(bytes: Uint8Array) {
  const records: SpreadsheetRecord[] = []
  const dialect = eachRecord(bytes, {
    countKnown: (header) => header.filter((name) => /UPC|Photo|Units/.test(name)).length,
    take: (record) => records.push(record) > 0,
  })
  return { dialect, records, rows: records.map(({ cells }) => cells) }
}

/** A workbook of some sheets, as the library writes it. */
function bookOf(
  type: BookType,
  sheets: Readonly<Record<string, WorkSheet>>,
  hidden: string[] = [],
) {
  const book = utils.book_new()
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name)
  book.Workbook = {
    Sheets: book.SheetNames.map((name) => ({ name, Hidden: hidden.includes(name) ? 1 : 0 })),
  }
  const written: unknown = write(book, {
    type: 'buffer',
    bookType: type,
    compression: true,
    ...(typeof EMPTY_DOCUMENT === 'string' && { numbers: EMPTY_DOCUMENT }),
  })
  if (!(written instanceof Uint8Array)) throw new Error('The library wrote no bytes')
  return new Uint8Array(written)
}
const lots = (...rows: unknown[][]) => utils.aoa_to_sheet([['UPC', 'Photo', 'Units'], ...rows])
const manyLots = () =>
  lots(...Array.from({ length: 200 }, (_, at) => [String(870_000_000_000 + at), `Mug ${at}`, at]))

test('a workbook of Excel 97 to 2003 is read', () => {
  const { dialect, rows } = readRows(OLD_EXCEL)
  expect(dialect).toMatchObject({ format: 'xls' })
  expect(rows[0]).toContain('UPC')
})

describe.each(KINDS)('a workbook in .%s is read', (format, type) => {
  test('on the sheet that fits, and not on one that a person does not see', () => {
    const fits = lots(['036000291452', 'https://photos.example/mug.jpg', 5])
    const bytes = bookOf(
      type,
      { Old: fits, [NEWER]: utils.aoa_to_sheet([['Hello']]), Lots: fits },
      ['Old'],
    )
    const { dialect, records } = readRows(bytes)
    expect(dialect).toMatchObject({ format, sheet: 'Lots', sheets: [NEWER, 'Lots'] })
    expect(records[1]).toEqual({
      row: 2,
      cells: ['036000291452', 'https://photos.example/mug.jpg', '5'],
      numbers: new Set([2]),
    })
  })

  test('by what its cells are and not by how they are shown', () => {
    const sheet = lots(['', '', ''], ['', '', ''])
    sheet['A2'] = { t: 'n', v: 36_000_291_452, z: '000000000000' }
    sheet['B2'] = { t: 'n', v: 46_173, z: 'm/d/yy' }
    sheet['C2'] = { t: 'n', v: 0.25, z: '0%' }
    sheet['A3'] = { t: 'b', v: true }
    sheet['B3'] = { t: 'e', v: 0x2a }
    sheet['C3'] = { t: 'n', v: 12.5, z: '0' }
    const { rows } = readRows(bookOf(type, { Lots: sheet }))
    expect(rows.slice(1)).toEqual([
      ['036000291452', '2026-05-31', '25%'],
      ['TRUE', '#N/A', '12.5'],
    ])
  })

  test('with its merged cells, and without its hidden columns', () => {
    const sheet = lots(['1', 'photo', 5], ['2', undefined, 6])
    sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }]
    sheet['!cols'] = [{ hidden: true }]
    const { dialect, records } = readRows(bookOf(type, { Lots: sheet }))
    expect(dialect).toMatchObject({
      hiddenColumns: 1,
      hiddenHeaders: [{ letter: 'A', text: 'UPC' }],
    })
    expect(records[2]).toMatchObject({ row: 3, cells: ['photo', '6'], merged: new Set([0]) })
  })

  test('with the addresses behind its cells', () => {
    const sheet = lots(['1', 'View', 5])
    Object.assign(sheet['B2'] ?? {}, { l: { Target: 'https://photos.example/a.jpg' } })
    const { records } = readRows(bookOf(type, { Lots: sheet }))
    expect(records[1]?.links).toEqual(new Map([[1, 'https://photos.example/a.jpg']]))
  })

  const DAMAGED = /^(?:The workbook is damaged|This file isn’t a spreadsheet)/
  test('or is damaged, wherever it broke off', () => {
    const whole = bookOf(type, { Lots: manyLots() })
    for (let part = 1; part < 40; part++) {
      const { dialect } = readRows(whole.subarray(0, Math.floor((whole.length * part) / 40)))
      expect(dialect).toEqual({ problem: expect.stringMatching(DAMAGED) })
    }
  })
})

test('whichever byte of a .xlsb is another, none of its rows is another', () => {
  const whole = bookOf('xlsb', { Lots: manyLots() })
  const { rows } = readRows(whole)
  // With another beginning it is another kind of file.
  for (let at = 4; at < whole.length; at += 97) {
    const torn = Uint8Array.from(whole)
    torn[at] = (torn[at] ?? 0) ^ 0x55
    const read = readRows(torn)
    expect('problem' in read.dialect || read.rows).toEqual('problem' in read.dialect || rows)
  }
})

test('whichever byte of a .xls is another, is an answer, and nothing in a log', () => {
  const said = vi.spyOn(console, 'error')
  const whole = bookOf('biff8', { Lots: manyLots() })
  for (let at = 8; at < whole.length; at += 131) {
    const torn = Uint8Array.from(whole)
    torn[at] = (torn[at] ?? 0) ^ 0x55
    expect(readRows(torn).records.length).toBeLessThan(1000)
  }
  expect(said).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

describe('a workbook saved as XML is read', () => {
  const bookWith = (table: string, more = '') =>
    Buffer.from(
      `<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Styles><Style ss:ID="s1"><NumberFormat ss:Format="Percent"/></Style><Style ss:ID="s2"><NumberFormat ss:Format="000000000000"/></Style></Styles><Worksheet ss:Name="Lots"><Table>${table}</Table>${more}</Worksheet></Workbook>`,
    )
  const cell = (type: string, said: string, attributes = '') =>
    `<Cell ${attributes}><Data ss:Type="${type}">${said}</Data></Cell>`
  const HEADER = `<Row>${['UPC', 'Photo', 'Units'].map((name) => cell('String', name)).join('')}</Row>`

  test('by the types of its cells', () => {
    const row = `<Row ss:Index="4">${cell('Number', '36000291452', 'ss:StyleID="s2"')}${cell('DateTime', '2026-05-31T00:00:00.000')}${cell('Number', '0.25', 'ss:StyleID="s1"')}${cell('Error', '#N/A')}${cell('Boolean', '1')}</Row>`
    const { dialect, records } = readRows(bookWith(`${HEADER}${row}`))
    expect(dialect).toMatchObject({ format: 'xml', sheet: 'Lots' })
    expect(records[1]).toEqual({
      row: 4,
      cells: ['036000291452', '2026-05-31', '25%'],
      numbers: new Set([0]),
    })
  })

  test('with gaps, merged cells, links and without comments and hidden columns', () => {
    const table = `<Column ss:Index="3" ss:Hidden="1" ss:Span="0"/>${HEADER}<Row><Cell ss:MergeDown="1"><Data ss:Type="String">1</Data><Comment><Data>Ask Ann</Data></Comment></Cell>${cell('String', 'View', 'ss:HRef="https://photos.example/a.jpg"')}</Row><Row>${cell('String', 'Photo', 'ss:Index="2" ss:Formula="=HYPERLINK(&quot;https://photos.example/b.jpg&quot;,&quot;Photo&quot;)"')}</Row>`
    const { dialect, records } = readRows(bookWith(table))
    expect(dialect).toMatchObject({ hiddenHeaders: [{ letter: 'C', text: 'Units' }] })
    expect(records.slice(1)).toEqual([
      { row: 2, cells: ['1', 'View'], links: new Map([[1, 'https://photos.example/a.jpg']]) },
      {
        row: 3,
        cells: ['1', 'Photo'],
        merged: new Set([0]),
        links: new Map([[1, 'https://photos.example/b.jpg']]),
      },
    ])
  })

  test('but not a sheet that a person does not see, nor a file that broke off', () => {
    const hidden = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>'
    expect(readRows(bookWith(HEADER, hidden)).dialect).toEqual({
      problem: 'The workbook has no sheet with cells.',
    })
    expect(readRows(bookWith(HEADER).subarray(0, -20)).dialect).toEqual({
      problem: expect.stringMatching(/^The workbook is damaged/),
    })
  })
})

describe('a Numbers document', () => {
  test('is read, with its merged cells', () => {
    const sheet = lots(['1', 'photo', 5], ['2', undefined, 0.5])
    sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 1 } }]
    const { dialect, rows } = readRows(bookOf('numbers', { Lots: sheet }))
    expect(dialect).toMatchObject({ format: 'numbers', sheet: 'Lots' })
    expect(rows.slice(1)).toEqual([
      ['1', 'photo', '5'],
      ['2', 'photo', '0.5'],
    ])
  })

  test('that unpacks to more than 100 MB is refused before it is unpacked', () => {
    const bytes = zipSync({ 'Index/Document.iwa': bombOf(200_000_000) })
    expect(readRows(bytes).dialect).toEqual({
      problem: expect.stringMatching(/^The workbook is more than 100 MB when unzipped/),
    })
  })

  test('that is damaged or of a form of its own is refused in words', () => {
    const torn = bookOf('numbers', { Lots: manyLots() })
    torn.fill(0x55, 3000, 3100)
    expect(readRows(torn).dialect).toEqual({ problem: expect.stringMatching(/^The workbook is/) })
    expect(readRows(zipSync({ 'Index/Document.iwa': new Uint8Array(9) })).dialect).toEqual({
      problem: expect.stringMatching(/^This Numbers document can’t be read/),
    })
  })
})

/** A piece of a Numbers document that repeats a byte: 64 times for each three bytes. */
function bombOf(size: number) {
  const length = 7 + Math.ceil(size / 64) * 3
  const bytes = new Uint8Array(4 + length)
  bytes.set([0, length & 0xff, (length >> 8) & 0xff, length >> 16])
  bytes.set([0x80, 0x80, 0x80, 0x80, 0x01, 0, 0x41], 4)
  for (let at = 11; at < bytes.length; at += 3) bytes.set([0xfe, 1, 0], at)
  return bytes
}
