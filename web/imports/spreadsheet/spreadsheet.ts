import type { Dialect } from '#market/spreadsheets/each-record.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'

/** A file as it was taken apart: its header, and below it the rows that say something. */
export type Spreadsheet = {
  header: SpreadsheetRecord | undefined
  records: readonly SpreadsheetRecord[]
}

export type ReadSpreadsheet = { spreadsheet: Spreadsheet; dialect: Dialect }
