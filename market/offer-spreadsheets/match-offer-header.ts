import { columnNames, countNamed, matchOnce } from '#market/spreadsheets/match-columns.ts'
import { amountAt, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { OFFER_PRICE, OFFER_QUANTITY, PRODUCT_ID } from './spreadsheet-columns.ts'

/** The columns that are read; the others are the buyer's own business. */
const readColumns = [
  { name: PRODUCT_ID, field: 'product_id', required: true },
  { name: OFFER_QUANTITY, field: 'quantity', required: true },
  { name: OFFER_PRICE, field: 'price', required: true },
  { name: 'Name', field: 'name', required: false },
  { name: 'UPC', field: 'upc', required: false },
] as const

const namesOfColumns = columnNames<(typeof readColumns)[number]>(readColumns)

type Field = (typeof readColumns)[number]['field']
/** The cells of a row by what they say. */
export type SpreadsheetCells = Record<Field, string>

export type SpreadsheetHeader = {
  /** How many columns the file has. */
  width: number
  cellsOf: (record: Pick<SpreadsheetRecord, 'cells' | 'merged'>) => SpreadsheetCells
  /** The cell of the price, to be read: what it says as a number of a workbook is clear. */
  priceOf: (record: SpreadsheetRecord) => string
}

/** Where the cells to be read stand, or why the file cannot be worked with. */
export function matchHeader(header: readonly string[]): SpreadsheetHeader | { problem: string } {
  const match = matchOnce(header, namesOfColumns)
  if ('problem' in match) return match
  const { columns } = match
  const missing = readColumns.find((each) => each.required && !columns.includes(each))
  if (missing) return { problem: `This file has no ${missing.name} column` }
  const placeOf = (field: Field) => columns.findIndex((column) => column?.field === field)
  const places = {
    product_id: placeOf('product_id'),
    quantity: placeOf('quantity'),
    price: placeOf('price'),
    name: placeOf('name'),
    upc: placeOf('upc'),
  }
  const cellsOf: SpreadsheetHeader['cellsOf'] = ({ cells, merged }) => {
    const at = (field: Field) => cells[places[field]]?.trim() ?? ''
    return {
      product_id: at('product_id'),
      // One that is merged over several rows stands for all of them: in each it would be offered several times.
      quantity: merged?.has(places.quantity) ? '' : at('quantity'),
      price: at('price'),
      name: at('name'),
      upc: at('upc'),
    }
  }
  return { width: columns.length, cellsOf, priceOf: (record) => amountAt(record, places.price) }
}

/** How many columns of a header are known, which reveals the delimiter. */
export const knownIn = (header: readonly string[]) => countNamed(header, namesOfColumns)
