import { strToU8, zipSync, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { partsOfSheets } from '#market/spreadsheets/testing/parts-of-sheets.ts'
import { eachRecord } from './each-record-of-file.ts'
import { withLargeSizes } from './testing/with-large-sizes.ts'

const LOTS = [
  ['UPC', 'Photo', 'Units'],
  ['036000291452', 'https://photos.example/mug.jpg', 5],
]
const SHEET = 'xl/worksheets/1.xml'

const packed = (parts: Readonly<Record<string, string | Uint8Array>>) => {
  const files: Zippable = {}
  for (const [name, part] of Object.entries(parts))
    files[name] = typeof part === 'string' ? strToU8(part) : part
  return zipSync(files)
}
const parts = (more: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  ...partsOfSheets({ Lots: LOTS }),
  ...more,
})
const renamed = (from: RegExp, to: string) =>
  Object.fromEntries(Object.entries(parts()).map(([name, text]) => [name.replace(from, to), text]))

function read(bytes: Uint8Array) {
  const records: SpreadsheetRecord[] = []
  const dialect = eachRecord(bytes, {
    countKnown: (header) => header.filter((name) => /UPC|Photo|Units/.test(name)).length,
    take: (record) => records.push(record) > 0,
  })
  return { dialect, records, rows: records.map(({ cells }) => cells) }
}
const ROWS = LOTS.map((cells) => cells.map(String))

const utf16 = (text: string, isBigEnd: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBigEnd ? bytes.swap16() : bytes
}
const sheetOf = (rows: string, behind = '') =>
  packed(parts({ [SHEET]: `<worksheet><sheetData>${rows}</sheetData>${behind}</worksheet>` }))
const cells = (...texts: string[]) =>
  texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')
const HEADER = `<row r="1">${cells('UPC', 'Photo', 'Units')}</row>`

describe('a workbook is read whose parts', () => {
  test.each([
    ['have backslashes in their names', packed(renamed(/\//g, '\\'))],
    ['have names in capital letters', packed(renamed(/^xl\/worksheets/, 'XL/Worksheets'))],
    ['have their sizes where those of large files stand', withLargeSizes(packed(parts()))],
    [
      'are UTF-16 with a mark',
      packed({ ...parts(), [SHEET]: utf16(`\uFEFF${parts()[SHEET] ?? ''}`, false) }),
    ],
    [
      'are UTF-16 of the other order, without a mark',
      packed({ ...parts(), [SHEET]: utf16(parts()[SHEET] ?? '', true) }),
    ],
    [
      'have another name for the list of sheets',
      packed({
        ...renamed(/workbook\.xml/, 'book1.xml'),
        '_rels/.rels':
          '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="\\xl\\book1.xml"/></Relationships>',
      }),
    ],
    [
      'are named by their types alone',
      packed({
        ...parts(),
        '_rels/.rels': '<Relationships/>',
        '[Content_Types].xml':
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      }),
    ],
  ])('%s', (_, bytes) => expect(read(bytes).rows).toEqual(ROWS))

  test('are of Word, and no workbook: refused', () => {
    const bytes = packed({
      '_rels/.rels':
        '<Relationships><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      'word/document.xml': '<document><body><p>Dear buyer</p></body></document>',
    })
    expect(read(bytes).dialect).toEqual({
      problem: expect.stringMatching(/^This file isn’t a spreadsheet/),
    })
  })

  test('say of themselves that they are larger than they may be: refused', () => {
    expect(read(withLargeSizes(packed(parts()), 5_000_000_000)).dialect).toEqual({
      problem: expect.stringMatching(/^The workbook is more than 100 MB/),
    })
  })

  test('have only half of the sizes of large files: damaged', () => {
    const bytes = withLargeSizes(packed(parts()))
    const view = new DataView(bytes.buffer)
    for (let at = 0; at < bytes.length - 4; at++)
      if (view.getUint32(at, true) === 0x0018_0001) view.setUint32(at, 0x0018_0007, true)
    expect(read(bytes).dialect).toEqual({
      problem: expect.stringMatching(/^The workbook is damaged/),
    })
  })
})

test.each([
  `<mergeCell ref='B2:B3'/>`,
  `<mergeCell note="a > b" ref = "B2:B3" />`,
  `<x:mergeCell xmlns:x="y" ref="$B$2:$B$3"></x:mergeCell>`,
])('cells are merged by %s', (merge) => {
  const rows = `${HEADER}<row r="2">${cells('1', 'photo', '5')}</row><row r="3"><c r="A3"><v>2</v></c></row>`
  const { records } = read(sheetOf(rows, `<mergeCells>${merge}</mergeCells>`))
  expect(records[2]).toEqual({
    row: 3,
    cells: ['2', 'photo'],
    numbers: new Set([0]),
    merged: new Set([1]),
  })
})

test('how a word is pronounced is not part of it, in a cell of its own too', () => {
  const spoken =
    '<c t="inlineStr"><is><r><t>Rice </t></r><r><t>bowl</t></r><rPh><t>GUIDE</t></rPh></is></c>'
  expect(read(sheetOf(`${HEADER}<row>${spoken}</row>`)).rows[1]).toEqual(['Rice bowl'])
})

describe('behind a cell stands', () => {
  const linked = (formula: string) => `<c t="str"><f>${formula}</f><v>Photo</v></c>`
  const rowOf = (cell: string) => `<row r="2">${cells('1')}${cell}</row>`

  test('the address of its link, where that is one of the web', () => {
    const bytes = packed({
      ...parts(),
      [SHEET]: `<worksheet><sheetData>${HEADER}<row r="2">${cells('1', 'View', '5')}</row><row r="3">${cells('2', 'Mail', '5')}</row></sheetData><hyperlinks><hyperlink ref="B2:C2" r:id="l1"/><hyperlink ref="B3" r:id="l2"/><hyperlink ref="A3" location="Lots!A1"/></hyperlinks></worksheet>`,
      'xl/worksheets/_rels/1.xml.rels':
        '<Relationships><Relationship Id="l1" Type="x/hyperlink" Target="https://photos.example/a.jpg?w=1&amp;h=2" TargetMode="External"/><Relationship Id="l2" Type="x/hyperlink" Target="mailto:a@b.example" TargetMode="External"/></Relationships>',
    })
    const { records } = read(bytes)
    const address = 'https://photos.example/a.jpg?w=1&h=2'
    expect(records.map(({ links }) => links)).toEqual([
      undefined,
      new Map([
        [1, address],
        [2, address],
      ]),
      undefined,
    ])
  })

  test.each([
    ['HYPERLINK("https://photos.example/a.jpg","Photo")', 'Photo'],
    ['hyperlink( "https://photos.example/a.jpg" )', 'Photo'],
    ['_xlfn.IMAGE("https://photos.example/a.jpg")', 'https://photos.example/a.jpg'],
    [
      'IFERROR(__xludf.DUMMYFUNCTION("IMAGE(""https://photos.example/a.jpg"")"),"")',
      'https://photos.example/a.jpg',
    ],
  ])('the address in the formula %s', (formula, text) => {
    const [, record] = read(sheetOf(`${HEADER}${rowOf(linked(formula))}`)).records
    expect(record).toMatchObject({
      cells: ['1', text],
      links: new Map([[1, 'https://photos.example/a.jpg']]),
    })
  })

  test.each([
    ['HYPERLINK(D2,"Photo")', 'in its row'],
    ['hyperlink( $D$2 )', 'in its row, however it is written'],
  ])('the address in another cell that the formula %s names: %s', (formula) => {
    const address = '<c r="D2" t="str"><v>https://photos.example/a.jpg</v></c>'
    const [, record] = read(sheetOf(`${HEADER}${rowOf(`${linked(formula)}${address}`)}`)).records
    expect(record?.links).toEqual(new Map([[1, 'https://photos.example/a.jpg']]))
  })

  test('the address in another cell of each row that a formula was filled down in', () => {
    const row = (at: number, formula: string) =>
      `<row r="${at}">${cells('1')}<c r="B${at}" t="str">${formula}<v>Photo</v></c><c r="D${at}" t="str"><v>https://photos.example/${at}.jpg</v></c></row>`
    const rows = `${row(2, '<f t="shared" ref="B2:B3" si="0">HYPERLINK(D2,"Photo")</f>')}${row(3, '<f t="shared" si="0"/>')}${row(4, '<f t="shared" si="1"/>')}`
    expect(read(sheetOf(`${HEADER}${rows}`)).records.map(({ links }) => links)).toEqual([
      undefined,
      new Map([[1, 'https://photos.example/2.jpg']]),
      new Map([[1, 'https://photos.example/3.jpg']]),
      undefined,
    ])
  })

  test.each([
    'HYPERLINK(D3,"Photo")',
    'HYPERLINK("https://photos.example/"&amp;A2,"Photo")',
    'HYPERLINK("mailto:a@b.example","Photo")',
    'HYPERLINK(A2,"Photo")',
  ])('no address in the formula %s', (formula) => {
    const [, record] = read(sheetOf(`${HEADER}${rowOf(linked(formula))}`)).records
    expect(record).toEqual({ row: 2, cells: ['1', 'Photo'] })
  })

  test('a picture that was placed in it, which is no error of a formula', () => {
    const rows = `${rowOf('<c t="e" vm="1"><v>#VALUE!</v></c>')}<row r="3">${cells('2')}<c t="e"><v>#VALUE!</v></c></row>`
    const { records } = read(sheetOf(`${HEADER}${rows}`))
    expect(records.map(({ pictures }) => pictures)).toEqual([undefined, new Set([1]), undefined])
  })

  test('the address of its link in OpenDocument and in a page', () => {
    const ods = odsOf(
      `<table:table-cell><text:p><text:a xlink:href="https://photos.example/a.jpg">View</text:a></text:p></table:table-cell><table:table-cell office:value-type="string" table:formula="of:=HYPERLINK(&quot;https://photos.example/b.jpg&quot;;&quot;Photo&quot;)"><text:p>Photo</text:p></table:table-cell>`,
    )
    expect(read(ods).records[1]).toMatchObject({
      cells: ['View', 'Photo'],
      links: new Map([
        [0, 'https://photos.example/a.jpg'],
        [1, 'https://photos.example/b.jpg'],
      ]),
    })
    const page = Buffer.from(
      '<html><table><tr><td>UPC<td>Photo<tr><td>1<td><a href="https://photos.example/a.jpg">View</a></table>',
    )
    expect(read(page).records[1]).toMatchObject({
      cells: ['1', 'View'],
      links: new Map([[1, 'https://photos.example/a.jpg']]),
    })
  })
})

test('what hidden columns are named is told, and nothing of their cells', () => {
  const sheet = `<worksheet><cols><col min="1" max="1" hidden="1"/><col min="28" max="28" hidden="1"/></cols><sheetData>${HEADER.replace('</row>', '<c r="AB1" t="str"><v>Cost</v></c></row>')}<row r="2">${cells('1', 'photo', '5')}</row></sheetData></worksheet>`
  const { dialect, records, rows } = read(packed(parts({ [SHEET]: sheet })))
  expect(dialect).toMatchObject({
    hiddenColumns: 2,
    hiddenHeaders: [
      { letter: 'A', text: 'UPC' },
      { letter: 'AB', text: 'Cost' },
    ],
  })
  expect(rows[1]).toEqual(['photo', '5'])
  expect(records[1]).not.toHaveProperty('unseen')
})

describe('an OpenDocument spreadsheet is read', () => {
  const said = (text: string) =>
    `<table:table-cell office:value-type="string" office:string-value="${text}"/>`

  test('whose texts are values alone', () => {
    expect(read(odsOf(said('1') + said('photo'))).rows[1]).toEqual(['1', 'photo'])
  })

  test('whatever its prefixes are', () => {
    const bytes = odsOf(
      '<table:table-cell office:value-type="float" office:value="036" table:number-columns-repeated="2"><text:p>036</text:p></table:table-cell>',
    )
    const other = odsOf(
      '<t:table-cell o:value-type="float" o:value="036" t:number-columns-repeated="2"><text:p>036</text:p></t:table-cell>',
      { table: 't', office: 'o' },
    )
    expect(read(bytes).rows[1]).toEqual(['036', '036'])
    expect(read(other).rows).toEqual(read(bytes).rows)
  })
})

function odsOf(row: string, { table = 'table', office = 'office' } = {}) {
  const header = ['UPC', 'Photo']
    .map((name) => `<${table}:table-cell><text:p>${name}</text:p></${table}:table-cell>`)
    .join('')
  const spaces = Object.entries({
    [office]: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
    [table]: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
    text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
    xlink: 'http://www.w3.org/1999/xlink',
  }).map(([prefix, address]) => `xmlns:${prefix}="${address}"`)
  return packed({
    'content.xml': `<${office}:document-content ${spaces.join(' ')}><${office}:spreadsheet><${table}:table ${table}:name="Lots"><${table}:table-row>${header}</${table}:table-row><${table}:table-row>${row}</${table}:table-row></${table}:table></${office}:spreadsheet></${office}:document-content>`,
  })
}
