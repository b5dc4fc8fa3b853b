import { intake, type IntakeColumn } from '#market/spreadsheets/intake/intake.ts'
import { amountAt, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { OFFER_PRICE, OFFER_QUANTITY, PRODUCT_ID } from './spreadsheet-columns.ts'

type Field = 'product_id' | 'quantity' | 'price' | 'name' | 'upc'
type OfferColumn = IntakeColumn & { field: Field; required?: boolean }

/** The columns that are read; the others are the buyer's own business. */
const readColumns: readonly OfferColumn[] = [
  { name: PRODUCT_ID, field: 'product_id', required: true },
  {
    name: OFFER_QUANTITY,
    field: 'quantity',
    required: true,
    isAmount: true,
    aliases: ['Offer Qty', 'Bid Quantity'],
  },
  {
    name: OFFER_PRICE,
    field: 'price',
    required: true,
    isAmount: true,
    aliases: ['Bid Price', 'Offer Unit Price'],
  },
  { name: 'Name', field: 'name' },
  { name: 'UPC', field: 'upc' },
]

/** How a filled spreadsheet is read. */
export const offerIntake = intake({
  columns: readColumns,
  aliases: 'only',
  lackOf(columns) {
    const missing = readColumns.find((each) => each.required && !columns.includes(each))
    return missing && `This file has no ${missing.name} column`
  },
})

/** The cells of a row by what they say. */
export type SpreadsheetCells = Record<Field, string>

export type SpreadsheetHeader = {
  /** How many columns the file has. */
  width: number
  cellsOf: (record: Pick<SpreadsheetRecord, 'cells' | 'merged'>) => SpreadsheetCells
  /** The cell of the price, to be read: what it says as a number of a workbook is clear. */
  priceOf: (record: SpreadsheetRecord) => string
}

/** Where the cells to be read stand in a row with these columns. */
export function placesOf(columns: readonly (OfferColumn | undefined)[]): SpreadsheetHeader {
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
