import { fileReading } from '#market/imports/file-reading.ts'
import { MOST_ROWS } from '#market/imports/import-limits.ts'
import { eachRecord } from '#market/spreadsheets/each-record.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { Reading } from './worker-messages.ts'
import type { ReadSpreadsheet } from './spreadsheet.ts'
import { tools } from '#web/uploads/look/tools.ts'

/** Takes a file apart exactly as the server will; of a workbook one sheet. */
export function readSpreadsheet(
  bytes: Uint8Array,
  { sheet, encoding }: Reading = {},
): ReadSpreadsheet | { problem: string } {
  let header: SpreadsheetRecord | undefined
  const records: SpreadsheetRecord[] = []
  const dialect = eachRecord(tools, bytes, {
    countKnown: fileReading().countKnown,
    sheet,
    encoding,
    take(record) {
      if (header) records.push(record)
      else header = record
      // One more shows that there are too many.
      return records.length <= MOST_ROWS
    },
  })
  if ('problem' in dialect) return dialect
  const hiddenHeaders = 'hiddenHeaders' in dialect ? dialect.hiddenHeaders : []
  return { spreadsheet: { header, records, hiddenHeaders }, dialect }
}
