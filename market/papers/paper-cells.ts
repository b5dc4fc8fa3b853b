import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import { paperKindWords, type Paper } from './paper.ts'

export const paperHeader = [
  'Kind',
  'Number',
  'Date',
  'Order',
  'Buyer',
  'Month of fees',
  'Total',
] as const

/** A document as a row of the file of all of them. */
export const paperCells = (paper: Paper): readonly CsvCell[] => [
  paperKindWords[paper.kind],
  paper.number,
  paper.issued_on,
  paper.order?.po_number ?? '',
  paper.buyer_name ?? '',
  paper.month?.slice(0, 7) ?? '',
  paper.total_cents / 100,
]

export const feeInvoiceHeader = ['Number', 'Date', 'Month', 'Seller', 'Total'] as const

/** A fee invoice as a row of staff's file of all of them. */
export const feeInvoiceCells = (paper: Paper): readonly CsvCell[] => [
  paper.number,
  paper.issued_on,
  paper.month?.slice(0, 7) ?? '',
  paper.seller_name,
  paper.total_cents / 100,
]
