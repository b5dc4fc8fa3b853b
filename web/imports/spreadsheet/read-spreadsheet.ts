import Papa from 'papaparse'
import { columnsOf } from '#market/imports/file-reading.ts'
import { MOST_ROWS } from '#market/imports/import-limits.ts'
import { eachRecord } from '#market/spreadsheets/each-record.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { ReadSpreadsheet } from './spreadsheet.ts'

/** Takes a file apart exactly as the server will. */
export function readSpreadsheet(bytes: Uint8Array): ReadSpreadsheet {
  let header: SpreadsheetRecord | undefined
  const records: SpreadsheetRecord[] = []
  const dialect = eachRecord({ TextDecoder, parse: Papa.parse }, bytes, {
    countKnown: (cells) => columnsOf(cells).known.filter(Boolean).length,
    take(record) {
      if (header) records.push(record)
      else header = record
      // One more shows that there are too many.
      return records.length <= MOST_ROWS
    },
  })
  return { spreadsheet: { header, records }, dialect }
}
