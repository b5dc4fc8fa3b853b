import { knownIn, matchHeader } from '#market/offer-spreadsheets/match-offer-header.ts'
import { readRow, type SpreadsheetRow } from '#market/offer-spreadsheets/read-row.ts'
import { MOST_SPREADSHEET_ROWS } from '#market/offer-spreadsheets/spreadsheet-limits.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'

/** The rows of a filled spreadsheet that offer something, and how many offer nothing. */
export type FilledSpreadsheet = { rows: SpreadsheetRow[]; emptyCount: number } | { problem: string }

const TOO_MANY = `The file has more than ${MOST_SPREADSHEET_ROWS.toLocaleString('en-US')} rows with offers`

/** What a file offers row by row, or why it cannot be worked with at all. */
export function readSpreadsheet(bytes: Uint8Array, sheet?: string): FilledSpreadsheet {
  const rows: SpreadsheetRow[] = []
  let emptyCount = 0
  let header: ReturnType<typeof matchHeader> | undefined
  const dialect = eachRecord(bytes, {
    countKnown: knownIn,
    sheet,
    take: (record) => {
      if (!header) {
        header = matchHeader(record.cells)
        return !('problem' in header)
      }
      if ('problem' in header) return false
      const row = readRow(record, header)
      if (row) rows.push(row)
      else emptyCount++
      return rows.length <= MOST_SPREADSHEET_ROWS
    },
  })
  if ('problem' in dialect) return dialect
  if (!header) return { problem: 'The file is empty' }
  if ('problem' in header) return header
  if (rows.length > MOST_SPREADSHEET_ROWS) return { problem: TOO_MANY }
  return { rows, emptyCount }
}
