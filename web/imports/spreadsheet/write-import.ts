import Papa from 'papaparse'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { TORN_CELL } from './apply-changes.ts'
import type { Spreadsheet } from './spreadsheet.ts'

/** A changed spreadsheet as a file, in which each row keeps its number. */
export function writeSpreadsheet({ header, records }: Spreadsheet): string {
  let written = 0
  const lines = [...(header ? [header] : []), ...records].map((record) => {
    const blank = '\n'.repeat(record.row - written - 1)
    written = record.row
    return `${blank}${lineOf(record)}\n`
  })
  return BYTE_ORDER_MARK + lines.join('')
}

// UTF-8 beyond doubt, whatever stands in the cells.
const BYTE_ORDER_MARK = '\uFEFF'

const lineOf = ({ cells, problem }: SpreadsheetRecord) =>
  problem ? `${parted(cells.slice(0, -1))},"${TORN_CELL}"` : parted(cells)

const parted = (cells: readonly string[]) => Papa.unparse([[...cells]], { newline: '\n' })
