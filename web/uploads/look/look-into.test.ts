import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { leadHeader } from '#market/leads/lead-columns.ts'
import { manifestHeader } from '#market/manifests/manifest-cells.ts'
import { spreadsheetHeader } from '#market/offer-spreadsheets/spreadsheet-columns.ts'
import { partsOfSheets } from '#market/spreadsheets/testing/parts-of-sheets.ts'
import type { FileMeaning } from './file-look.ts'
import { lookInto } from './look-into.ts'

const packed = (sheets: Parameters<typeof partsOfSheets>[0]) =>
  zipSync(
    Object.fromEntries(
      Object.entries(partsOfSheets(sheets)).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
const WORKBOOK = packed({
  Notes: [['Read me first']],
  Offers: [spreadsheetHeader.map(String)],
  Leads: [[...leadHeader]],
  Pallet: [manifestHeader],
})

test.each([
  ['offers', 'Offers'],
  ['leads', 'Leads'],
  ['manifest', 'Pallet'],
] as const)('of a workbook for %s the sheet %s is proposed, and all can be chosen', (of, sheet) => {
  expect(lookInto(WORKBOOK, of).sheets).toMatchObject({
    sheet,
    sheets: ['Notes', 'Offers', 'Leads', 'Pallet'],
  })
})

test('one sheet and a file of text leave no choice of sheets; what can’t be read says why', () => {
  expect(lookInto(packed({ Lots: [['UPC']] }), 'manifest').sheets).toBeUndefined()
  expect(lookInto(strToU8('UPC,Units\n036000291452,5'), 'manifest').sheets).toBeUndefined()
  const broken = lookInto(packed({ Lots: [['UPC']] }).subarray(0, 300), 'manifest')
  expect(broken).toMatchObject({ header: [], problem: expect.any(String) })
})

const look = (csv: string, how?: FileMeaning) => lookInto(strToU8(csv), 'manifest', how)

test('headers that name no column are shown with two cells of each, and read as it is said', () => {
  const file = 'Artikel;Menge;Listenpreis\nKerze;2;12,50\nLampe;3;20,00\nKerze;4;1'
  expect(look(file)).toMatchObject({
    header: ['Artikel', 'Menge', 'Listenpreis'],
    samples: [
      ['Kerze', 'Lampe'],
      ['2', '3'],
      ['12,50', '20,00'],
    ],
    guessed: [undefined, undefined, undefined],
    problem: 'The manifest has no Name, Quantity and MSRP columns',
  })
  const mapping = { artikel: 'Name', menge: 'Quantity', listenpreis: 'MSRP' }
  expect(look(file, { mapping })).toMatchObject({
    commas: { rows: 2, example: '12,50' },
    rows: { problemCount: 2 },
  })
  expect(look(file, { mapping, decimal: 'comma' }).rows).toEqual({
    summary: '3 rows · 9 units inside · $89.00 at MSRP',
    toFix: [],
    problemCount: 0,
    unknownConditions: [],
  })
})

test('two headers that could be one column are asked about, unless one has its name', () => {
  const rows = '\nCandle,Mug,2,5'
  expect(look(`Item,Title,Quantity,MSRP${rows}`).doubtful).toEqual(['Name'])
  expect(look(`Item,Name,Quantity,MSRP${rows}`).doubtful).toEqual([])
  const mapping = { item: null }
  expect(look(`Item,Title,Quantity,MSRP${rows}`, { mapping }).doubtful).toEqual([])
})

test('of two headers with a column’s own name one is chosen', () => {
  const file = 'Name,MSRP,Quantity,MSRP\nCandle,9,2,5'
  const { problem, guessed } = look(file)
  expect(problem).toBe('The file has two MSRP columns')
  expect(guessed).toEqual(['Name', 'MSRP', 'Quantity', 'MSRP'])
  const mapping = { 'msrp (1 of 2)': null }
  expect(look(file, { mapping }).rows?.summary).toBe('1 row · 2 units inside · $10.00 at MSRP')
})

test('a cell that has to change is told with its text, and right once it was corrected', () => {
  const file = 'Name,Quantity,MSRP\nCandle,two,5\nLamp,1,2'
  expect(look(file).rows?.toFix).toEqual([
    { row: 2, column: 'Quantity', cell: 'two', words: '"two" isn’t a whole number' },
  ])
  const fixes = [{ row: 2, column: 'Quantity', text: '2' }]
  expect(look(file, { fixes }).rows).toMatchObject({ problemCount: 0 })
  expect(look(file, { leave_out: [2] }).rows?.summary).toBe('1 row · 1 unit inside · $2.00 at MSRP')
})

test('letters that look wrong are shown in each encoding they may have', () => {
  const file = Uint8Array.from([
    ...strToU8('Name,Quantity,MSRP\nCaf'),
    0x8e,
    ...strToU8(' cr'),
    0x8f,
    ...strToU8('me,1,2\n'),
  ])
  const { encodings } = lookInto(file, 'manifest')
  expect(encodings?.map(({ encoding, words }) => [encoding, words[0]])).toContainEqual([
    'Mac Roman',
    'Café crème',
  ])
  expect(lookInto(file, 'manifest', { encoding: 'Mac Roman' }).samples[0]).toEqual(['Café crème'])
})
