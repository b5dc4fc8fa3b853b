import { withoutGuard } from '#market/spreadsheets/read-figure.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record.ts'
import { batchesOf, spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'

/** The rows that failed, which are kept as CSV, as a workbook. */
export function failedRowsWorkbook(csv: Uint8Array) {
  const rows: string[][] = []
  eachRecord(csv, {
    // The first row is the header: it was written here.
    countKnown: () => 0,
    take: ({ cells }) => rows.push(cells.map(withoutGuard)) > 0,
  })
  const [header = [], ...failed] = rows
  return spreadsheetFile('xlsx', { name: 'failed-rows', header, batches: batchesOf(failed) })
}
