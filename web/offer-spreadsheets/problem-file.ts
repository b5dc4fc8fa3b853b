import type { JudgedRow } from '#market/offer-spreadsheets/offer-spreadsheet-api.ts'
import {
  OFFER_PRICE,
  OFFER_QUANTITY,
  PRODUCT_ID,
} from '#market/offer-spreadsheets/spreadsheet-columns.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'

const HEADER = [PRODUCT_ID, 'Seller', 'Name', OFFER_QUANTITY, OFFER_PRICE, 'Row', 'Issues']

/** The rows with problems as a file of their own, to correct and upload again; its header first. */
export const problemFile = (rows: readonly JudgedRow[]): CsvCell[][] => [
  HEADER,
  ...rows
    .filter(({ problems }) => problems.length > 0)
    .map(({ row, seller, name, typed, problems }) => [
      typed.product_id,
      seller?.name ?? '',
      name,
      typed.quantity,
      typed.price,
      row,
      problems.join('; '),
    ]),
]
