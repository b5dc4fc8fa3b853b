import { readFileSync } from 'node:fs'
import { zipSync, strToU8, type Zippable } from 'fflate'
import { describe, expect, test } from 'vitest'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { readInThread } from './read-in-thread.ts'
import { problemWords } from '#market/imports/row-problem.ts'
import { readProductsFile } from './read-products-file.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`testing/workbooks/${name}`, import.meta.url))

function productsIn(bytes: Uint8Array, sheet?: string) {
  const file = readProductsFile(bytes, { sheet })
  if ('problem' in file) throw new Error(file.problem)
  return file
}
const productsOf = (name: string, sheet?: string) => productsIn(fixture(name), sheet)
const problemOf = (bytes: Uint8Array) => {
  const file = readProductsFile(bytes)
  return 'problem' in file ? file.problem : undefined
}
const dialectOf = (name: string) =>
  eachRecord(fixture(name), { countKnown: () => 0, take: () => true })

const SAME = [
  {
    upc: '036000291452',
    cells: {
      name: 'Stoneware mug',
      msrp_cents: 2450,
      wholesale_cents: 1100,
      seller_price_cents: 925,
      units: 120,
      category: 'home',
      expiration_date: '05/2026',
    },
    photos: ['https://photos.example/mug.jpg'],
  },
  {
    upc: '012345678905',
    cells: {
      name: 'Crème "brûlée" torch, large',
      msrp_cents: 129_950,
      wholesale_cents: 70_000,
      seller_price_cents: 45_679,
      units: 36,
      category: 'home',
      expiration_date: '01/2027',
    },
    photos: ['https://photos.example/torch.jpg'],
  },
  {
    upc: '4006381333931',
    cells: {
      name: 'Highlighter & marker <set>',
      msrp_cents: 1999,
      wholesale_cents: 800,
      seller_price_cents: 760,
      units: 1200,
      category: 'other',
    },
    photos: ['https://photos.example/pen.jpg'],
  },
]

/** As it stands on the clipboard once the cells are copied. */
const pasted = () =>
  Buffer.from(
    [
      'UPC\tProduct Name\tPhoto URL\tUnit MSRP\tUnit Wholesale\tUnit Asking Price\tUnits\tExpiration Date\tCategory',
      '36000291452\tStoneware mug\thttps://photos.example/mug.jpg\t$24.50\t11\t9.25\t120\tMay-26\tHome',
      '012345678905\t"Crème ""brûlée"" torch, large"\thttps://photos.example/torch.jpg\t1299.5\t700\t456.79\t36\t01/01/2027\tHome',
      '4006381333931\tHighlighter & marker <set>\thttps://photos.example/pen.jpg\t19.99\t8\t7.5962\t1200\t\tOther',
    ].join('\r\n'),
  )

describe('the same products', () => {
  test.each(['same.csv', 'same.xlsx', 'same.ods', 'page-named.xls', 'pasted'])(
    'are read from %s',
    (name) => {
      const { products, issues } = productsIn(name === 'pasted' ? pasted() : fixture(name))
      expect(products).toMatchObject(SAME)
      expect(issues).toMatchObject([
        { row: 2, texts: ['UPC 36000291452 got its leading zero back'], isNote: true },
      ])
    },
  )

  test('are read below a title, by the row numbers of the sheet', () => {
    const { products } = productsOf('title-rows.xlsx')
    expect(products).toMatchObject(SAME)
    expect(products.map(({ row }) => row)).toEqual([5, 6, 7])
  })

  test.each(['several-sheets.xlsx', 'several-sheets.ods'])(
    'are on the sheet of %s whose header fits',
    (name) => {
      expect(productsOf(name).products).toMatchObject(SAME)
      expect(dialectOf(name)).toMatchObject({ sheets: ['Read me', 'Summary', 'Lots'] })
      expect(readProductsFile(fixture(name), { sheet: 'Summary' })).toEqual({
        problem: 'The file has no UPC column',
      })
      expect(readProductsFile(fixture(name), { sheet: 'Old lots' })).toEqual({
        problem: 'The workbook has no sheet named "Old lots"',
      })
    },
  )
})

const textsIn = ({ issues, products }: ReturnType<typeof productsIn>) =>
  [...issues, ...products.map(({ row, lost = [] }) => ({ row, texts: lost.map(problemWords) }))]
    .filter(({ texts }) => texts.length > 0)
    .toSorted((one, other) => one.row - other.row)
    .map(({ row, texts }) => `${row}: ${texts.join(', ')}`)

describe('the cells of a workbook', () => {
  test('that were UPCs get their zeros back, and none is guessed', () => {
    const file = productsOf('numbers-as-upc.xlsx')
    expect(file.products.map(({ row, upc }) => [row, upc])).toEqual([
      [2, '036000291452'],
      [3, '012345678905'],
      [4, '001234567895'],
      [5, '00012345600012'],
      [8, '4006381333931'],
    ])
    expect(textsIn(file)).toEqual([
      '2: UPC 36000291452 got its leading zero back',
      '4: UPC 01234567895 got its leading zero back',
      '6: UPC "1.2E+11" was shortened by a spreadsheet: format the column as text',
      '7: UPC "1.2E+11" was shortened by a spreadsheet: format the column as text',
      '9: UPC "12345.5" has a decimal point',
    ])
  })

  test('that are dates say their month, whichever day the workbook counts from', () => {
    const file = productsOf('dates.xlsx')
    expect(file.products.map(({ cells }) => cells.expiration_date)).toEqual([
      '02/2026',
      '12/2027',
      '03/2028',
      undefined,
    ])
    expect(textsIn(file)).toEqual(['5: Units "2026-02-28" can’t be read'])
    expect(productsOf('dates-1904.xlsx').products).toMatchObject([
      { cells: { expiration_date: '02/2026' } },
    ])
  })

  test.each(['formulas.xlsx', 'formulas.ods'])(
    'that are formulas have their last value, or an error of their own (%s)',
    (name) => {
      const file = productsOf(name)
      expect(file.products).toMatchObject([
        { cells: { name: 'Mug large', seller_price_cents: 760, units: 120 } },
        { cells: { seller_price_cents: 413 } },
        { cells: { name: expect.any(String) } },
        { cells: { name: expect.any(String) } },
        { cells: { name: expect.any(String) } },
      ])
      expect(textsIn(file)).toEqual([
        '4: Unit Asking Price is "#N/A": the spreadsheet couldn’t calculate it',
        '5: Unit MSRP is "#DIV/0!": the spreadsheet couldn’t calculate it',
        '6: Unit Asking Price "38%" can’t be read',
      ])
    },
  )

  test.each(['hidden.xlsx', 'hidden.ods'])(
    'that a person does not see are left out (%s)',
    (name) => {
      const { products } = productsOf(name)
      expect(products.map(({ row, cells }) => [row, cells.name, cells.units])).toEqual([
        [2, 'Mug', 1],
        [5, 'Cup', 2],
      ])
      expect(dialectOf(name)).toMatchObject({
        hiddenRows: 3,
        hiddenColumns: 1,
        hiddenHeaders: [{ letter: 'C', text: 'Cost' }],
      })
    },
  )

  test.each(['merged.xlsx', 'merged.ods'])(
    'that are merged count in each of their rows, units in the first (%s)',
    (name) => {
      const { products } = productsOf(name)
      const said = products.map(({ row, cells: { msrp_cents, category, units } }) => [
        row,
        msrp_cents,
        category,
        units,
      ])
      expect(said).toEqual([
        [3, 2000, 'home', 300],
        [4, 2000, 'home', undefined],
        [5, 2000, 'home', undefined],
        [6, 800, 'home', 10],
      ])
      expect(products.map(({ photos }) => photos.length)).toEqual([1, 1, 1, 1])
    },
  )
})

describe('a file that cannot be read', () => {
  const PASSWORD = /^The workbook has a password\. .* Save it as \.xlsx and try again\.$/

  test.each([
    ['with a password', fixture('password.ods'), PASSWORD],
    ['of Excel with a password', anOleFile('EncryptedPackage'), PASSWORD],
    [
      'of Word',
      zipSync({ 'word/document.xml': new Uint8Array(9) }),
      /^This file isn’t a spreadsheet/,
    ],
    ['that broke off', fixture('same.xlsx').subarray(0, 3000), /^The workbook is damaged/],
    ['of Numbers', zipSync({ 'Index/Document.iwa': new Uint8Array(9) }), /Export To, Excel/],
    ['a picture', Buffer.from('\u0089PNG\r\n', 'latin1'), /^This file isn’t a spreadsheet/],
  ])('says why: %s', (_, bytes, words) => expect(problemOf(bytes)).toMatch(words))

  test('whichever byte of a workbook is another, is an answer', () => {
    const whole = fixture('same.xlsx')
    for (let at = 0; at < whole.length; at += 23) {
      const torn = Uint8Array.from(whole)
      torn[at] = (torn[at] ?? 0) ^ 0x55
      const file = readProductsFile(torn)
      expect('problem' in file || file.rows <= 4).toBe(true)
    }
  })

  test('but is a CSV file under another name is read', () => {
    expect(productsIn(Buffer.from('UPC,Units\n036000291452,5')).products).toHaveLength(1)
    const large = Buffer.from(`UPC,Units\n${'036000291452,5\n'.repeat(300_000)}`)
    expect(problemOf(large)).toBe('File is too large. Maximum file size is 4 MB.')
  })
})

describe('a workbook that is a bomb', () => {
  const TOO_LARGE = /^The workbook is more than 100 MB when unzipped/
  const rows = `<row><c t="str"><v>${' '.repeat(900)}</v></c></row>`.repeat(6000)
  const bomb = aWorkbook(`<worksheet><sheetData>${rows}</sheetData></worksheet>`)

  test('is refused by its directory, before anything is unpacked', () => {
    expect(problemOf(withSize(bomb, 99_999_999))).toMatch(TOO_LARGE)
    expect(problemOf(bomb)).not.toMatch(TOO_LARGE)
  })

  test('is refused where more comes out than its directory says', () => {
    expect(problemOf(withSize(bomb, 2_000_000))).toMatch(TOO_LARGE)
  })

  test('of a row that is repeated a million times is no more than too many rows', () => {
    const table =
      '<table:table table:name="A"><table:table-row><table:table-cell office:value-type="string"><text:p>UPC</text:p></table:table-cell></table:table-row>' +
      '<table:table-row table:number-rows-repeated="1000000"><table:table-cell office:value-type="string" table:number-columns-repeated="16000"><text:p>x</text:p></table:table-cell></table:table-row></table:table>'
    const content = `<office:document-content><office:spreadsheet>${table}</office:spreadsheet></office:document-content>`
    expect(problemOf(zipSync({ 'content.xml': strToU8(content) }))).toBe(
      'The file has more than 50,000 rows',
    )
  })
})

test('ten thousand products in a workbook are read in a thread, whole', async () => {
  const cells = (row: number) =>
    `<c r="A${row}"><v>${20_000_000_000 + row}</v></c><c r="B${row}" t="inlineStr"><is><t>Mug ${row}</t></is></c><c r="C${row}"><v>12.5</v></c><c r="D${row}"><v>${row}</v></c>`
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `<row r="${at + 2}">${cells(at + 2)}</row>`,
  )
  const header = ['UPC', 'Product Name', 'Unit MSRP', 'Units']
    .map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`)
    .join('')
  const sheet = `<worksheet><sheetData><row>${header}</row>${rows.join('')}</sheetData></worksheet>`
  const file = await readInThread(aWorkbook(sheet), { by: { site: {}, account: 1 } })
  if ('problem' in file) throw new Error(file.problem)
  expect(file.rows).toBe(10_000)
})

/** A workbook of one sheet, as small as a program may write it. */
function aWorkbook(sheet: string) {
  const relations = (...each: [id: string, type: string, target: string][]) =>
    strToU8(
      `<Relationships>${each.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`).join('')}</Relationships>`,
    )
  const files: Zippable = {
    '_rels/.rels': relations(['a', 'officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="b"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': relations(['b', 'worksheet', 'worksheets/a.xml']),
    'xl/worksheets/a.xml': strToU8(sheet),
  }
  return zipSync(files)
}

/** The directory of a ZIP file, changed so that its largest file seems to hold so much. */
function withSize(zip: Uint8Array, size: number) {
  const bytes = Uint8Array.from(zip)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length - 46; at++)
    if (view.getUint32(at, true) === 0x0201_4b50 && view.getUint32(at + 24, true) > 1_000_000)
      view.setUint32(at + 24, size, true)
  return bytes
}

/** The container of old Office files, as far as it tells what stands in it. */
function anOleFile(stream: string) {
  const bytes = Buffer.alloc(4096)
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex')
  bytes.write(stream, 1024, 'utf16le')
  return bytes
}
