import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { leadHeader } from '#market/leads/lead-columns.ts'
import { manifestHeader } from '#market/manifests/manifest-cells.ts'
import { spreadsheetHeader } from '#market/offer-spreadsheets/spreadsheet-columns.ts'
import { partsOfSheets } from '#market/spreadsheets/testing/parts-of-sheets.ts'
import { sheetsOf } from './sheets-of.ts'

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
  expect(sheetsOf(WORKBOOK, of)).toEqual({
    sheet,
    sheets: ['Notes', 'Offers', 'Leads', 'Pallet'],
  })
})

test('one sheet, a file of text and what is no workbook leave no choice', () => {
  expect(sheetsOf(packed({ Lots: [['UPC']] }), 'manifest')).toBeUndefined()
  expect(sheetsOf(strToU8('UPC,Units\n036000291452,5'), 'manifest')).toBeUndefined()
  expect(sheetsOf(packed({ Lots: [['UPC']] }).subarray(0, 300), 'manifest')).toBeUndefined()
})
