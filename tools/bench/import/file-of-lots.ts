import { utils, write } from '@e965/xlsx'
import { categoryName } from '#market/categories.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import { csvText, type CsvCell } from '#market/spreadsheets/write-csv.ts'
import { batchesOf, spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { TOO_LARGE_BYTES } from '#market/uploads/upload-limits.ts'
import type { DemoLot } from '#demo/lots/demo-lot.ts'
import { makeLots } from '#demo/lots/make-lots.ts'

const NOW = new Date('2026-01-01T00:00:00Z')

/** A file with this many lots of the demo marketplace, filled up to the size a file may have. */
export function fileOfLots(count: number): string {
  const lots = demoLots(count)
  return csvText([HEADER, ...rowsOf(lots, remarksFor(lots))])
}

/** The same lots as a workbook, with typed cells. */
export async function workbookOfLots(count: number): Promise<Uint8Array> {
  const lots = demoLots(count)
  const batches = batchesOf(rowsOf(lots, remarksFor(lots)))
  return (await spreadsheetFile('xlsx', { name: 'lots', header: HEADER, batches })).bytes
}

/** The same lots as an OpenDocument or an old Excel workbook, as another program writes them. */
export function otherWorkbookOfLots(type: 'ods' | 'xls', count: number): Uint8Array {
  const lots = demoLots(count)
  const book = utils.book_new()
  const sheet = utils.aoa_to_sheet([HEADER, ...rowsOf(lots, remarksFor(lots))])
  utils.book_append_sheet(book, sheet, 'lots')
  return new Uint8Array(write(book, { bookType: type, type: 'array', compression: true }))
}

function remarksFor(lots: readonly DemoLot[]) {
  const bytes = Buffer.byteLength(csvText([HEADER, ...rowsOf(lots, '')]))
  return REMARKS.slice(0, Math.floor((TOO_LARGE_BYTES.csv - 1 - bytes) / lots.length))
}

// What sellers write below what a lot is; commas would have marks put around the cell.
const REMARKS =
  ' Sold as it stands in the boxes of its maker on pallets of mixed sizes and colors. Ask for a list of what is on each pallet. Pick up from our dock on weekdays until four or have it sent.'

function demoLots(count: number): DemoLot[] {
  const lots: DemoLot[] = []
  for (let seed = 1; lots.length < count; seed++)
    lots.push(...makeLots(seed, NOW).filter(isComplete))
  return lots.slice(0, count)
}

const isComplete = ({ provisional, listedUnits }: DemoLot) => !provisional && listedUnits > 0

const rowsOf = (lots: readonly DemoLot[], remarks: string) =>
  lots.map((lot, at) => Object.values(columns).map((cell) => cell(lot, { at, remarks })))

type Place = { at: number; remarks: string }

const columns: Record<string, (lot: DemoLot, place: Place) => CsvCell> = {
  UPC: (_, { at }) => withCheckDigit(String(40_000_000_000 + at)),
  'Product Name': ({ name }) => name,
  'Photo URL': (_, { at }) => `/photos/lot-${at}/800.webp`,
  'Unit MSRP': ({ msrpCents }) => dollars(msrpCents),
  'Unit Wholesale': ({ wholesaleCents }) => dollars(wholesaleCents),
  'Unit Asking Price': ({ sellerPriceCents }) => dollars(sellerPriceCents),
  Units: ({ listedUnits }) => listedUnits,
  SKU: ({ sku }) => sku,
  'Style Number': ({ styleNumber }) => styleNumber,
  Description: ({ description }, { remarks }) => description + remarks,
  Category: ({ category }) => categoryName(category),
  Gender: ({ gender }) => gender,
  Length: ({ length }) => length,
  Width: ({ width }) => width,
  Height: ({ height }) => height,
  Weight: ({ weight }) => weight,
  'Weight Unit': ({ weightUnit }) => weightUnit,
}

const HEADER = Object.keys(columns)

const dollars = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2))
