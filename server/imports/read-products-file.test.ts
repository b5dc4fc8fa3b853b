import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { saysNothing } from '#market/spreadsheets/cells/plain-cell.ts'
import { plainLine } from '#market/plain-line.ts'
import { withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import { readProductsFile } from './read-products-file.ts'

const A = '036000291452'
const B = '012345678905'
const header = 'UPC,Product Name,Photo URL,Unit MSRP,Units'
const read = (...lines: string[]) => readProductsFile(Buffer.from(lines.join('\n')))

function lotsOf(...lines: string[]) {
  const file = read(...lines)
  if ('problem' in file) throw new Error(file.problem)
  return file
}

describe('a file', () => {
  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('may part its cells with %s', (_name, mark) => {
    const { products } = lotsOf(
      header.replaceAll(',', mark),
      [A, 'Mug', '', '12.50', '10'].join(mark),
    )
    expect(products).toMatchObject([
      { upc: A, cells: { name: 'Mug', msrp_cents: 1250, units: 10 } },
    ])
  })

  test('may end its lines in any way, and name its separator as a spreadsheet does', () => {
    const { products } = lotsOf(`sep=;\r\n${header.replaceAll(',', ';')}\r\n${A};Mug\r${B};Cup`)
    expect(products).toMatchObject([
      { row: 2, cells: { name: 'Mug' } },
      { row: 3, cells: { name: 'Cup' } },
    ])
  })

  test('may have line breaks and quotation marks inside of cells', () => {
    const { products } = lotsOf(header, `${A},"Mug, ""big""\nand blue"`, `${B},Cup`)
    expect(products).toMatchObject([
      { row: 2, cells: { name: 'Mug, "big" and blue' } },
      { row: 3, cells: { name: 'Cup' } },
    ])
  })

  test('counts its rows as a spreadsheet does, including blank ones, and reports those that hold something', () => {
    const { rows, issues } = lotsOf(header, `${A},Mug`, '', ',,,', ',Cup')
    expect(rows).toBe(2)
    expect(issues).toMatchObject([{ row: 5, texts: ['Missing UPC'] }])
  })

  test('with a quotation mark that is never closed keeps what stands before it', () => {
    const { products, issues } = lotsOf(header, `${A},Mug`, `${B},"Cup,,,10`, `${B},Cap`)
    expect(products).toMatchObject([{ upc: A }])
    expect(issues).toMatchObject([{ row: 3, texts: ['A quotation mark is out of place'] }])
  })

  test.each([
    ['', 'The file is empty'],
    [' \n \n', 'The file is empty'],
    ['Name,Units\nMug,10', 'The file has no UPC column'],
    [header, 'The file has no rows below its header'],
  ])('of %j cannot be imported', (text, problem) => {
    expect(read(text)).toEqual({ problem })
  })

  test('of too many rows or products is refused as a whole', () => {
    expect(read(header, ...Array<string>(50_001).fill(`${A},Mug`))).toEqual({
      problem: 'The file has more than 50,000 rows',
    })
    const many = Array.from({ length: 10_001 }, (_, at) => String(10_000_000 + at))
    expect(read(header, ...many)).toEqual({ problem: 'The file has more than 10,000 products' })
  })
})

describe('whatever the bytes', () => {
  test('each row is in a lot or named, and none is in two', () => {
    const noise = fc.oneof(
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
      fc
        .array(
          fc.constantFrom(
            A,
            B,
            ',',
            ';',
            '"',
            '\n',
            '\r\n',
            '1,299.00',
            '$5',
            '1.2E+11',
            '\0',
            'x',
          ),
        )
        .map((parts) => Buffer.from(`${header}\n${parts.join('')}`)),
    )
    fc.assert(
      fc.property(noise, (bytes) => {
        const file = readProductsFile(bytes)
        if ('problem' in file) return
        const placed = file.products.reduce((total, lot) => total + lot.rows, 0)
        const refused = file.issues.filter(({ isNote }) => !isNote).length
        expect(placed + refused).toBe(file.rows)
      }),
      { numRuns: 500 },
    )
  })
})

/** How spreadsheets write a table, and whether a text survives it. */
const encodings = {
  'UTF-8': (text: string) => Buffer.from(text),
  'UTF-8 with a mark': (text: string) => Buffer.from(`\uFEFF${text}`),
  'UTF-16': (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  'Windows-1252': (text: string) => Buffer.from(text, 'latin1'),
}
const signs = Array.from('abc XYZ019;,"\t\'.-_éüñ£\n')
const cell = fc
  .array(fc.constantFrom(...signs), { maxLength: 12 })
  .map((each) => each.join('').trim())
  .filter((text) => !saysNothing(text))

describe('a table in whatever dialect', () => {
  test('reads back as it was written', () => {
    const dialect = fc.record({
      mark: fc.constantFrom(',', ';', '\t'),
      newline: fc.constantFrom('\n', '\r\n', '\r'),
      encoding: fc.constantFrom(...Object.values(encodings)),
      quotesAll: fc.boolean(),
    })
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(table, dialect, (rows, { mark, newline, encoding, quotesAll }) => {
        const written = (text: string) =>
          quotesAll || /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
        const lines = [
          ['UPC', 'Product Name', 'Description', 'Units'],
          ...rows.map(([name, text], at) => [String(20_000_000 + at), name, text, '7']),
        ]
        const text = lines.map((cells) => cells.map(written).join(mark)).join(newline)
        const file = readProductsFile(encoding(text))
        if ('problem' in file) throw new Error(file.problem)
        expect(file.issues.filter(({ isNote }) => !isNote)).toEqual([])
        expect(
          file.products.map(({ upc, cells }) => [
            upc,
            cells.name ?? '',
            cells.description ?? '',
            cells.units,
          ]),
        ).toEqual(
          rows.map(([name, said], at) => [
            String(20_000_000 + at),
            plainLine(asRead(name)),
            asRead(said),
            7,
          ]),
        )
      }),
      { numRuns: 300 },
    )
  })
})

// A mark before what a spreadsheet would compute is an export's own.
const asRead = (text: string) => withoutGuard(text).trim()
