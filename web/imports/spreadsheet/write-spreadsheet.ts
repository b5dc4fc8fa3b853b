import Papa from 'papaparse'
import type { SheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { TORN_CELL } from './apply-changes.ts'
import type { Sheet } from './spreadsheet.ts'

/** A changed sheet as a file, in which each row has the number it had. */
export function writeSheet({ header, records }: Sheet): string {
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

const lineOf = ({ cells, problem }: SheetRecord) =>
  problem ? `${parted(cells.slice(0, -1))},"${TORN_CELL}"` : parted(cells)

const parted = (cells: readonly string[]) => Papa.unparse([[...cells]], { newline: '\n' })
