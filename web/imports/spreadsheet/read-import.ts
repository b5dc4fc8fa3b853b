import { fileReading } from '#market/imports/file-reading.ts'
import { MOST_ROWS } from '#market/imports/import-limits.ts'
import { eachRecord } from '#market/spreadsheets/each-record.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { ReadSpreadsheet } from './spreadsheet.ts'
import { tools } from '#web/uploads/sheets/tools.ts'

/** Takes a file apart exactly as the server will; of a workbook one sheet. */
export function readSpreadsheet(
  bytes: Uint8Array,
  sheet?: string,
): ReadSpreadsheet | { problem: string } {
  let header: SpreadsheetRecord | undefined
  const records: SpreadsheetRecord[] = []
  const dialect = eachRecord(tools, bytes, {
    countKnown: fileReading().countKnown,
    sheet,
    take(record) {
      if (header) records.push(record)
      else header = record
      // One more shows that there are too many.
      return records.length <= MOST_ROWS
    },
  })
  return 'problem' in dialect ? dialect : { spreadsheet: { header, records }, dialect }
}
