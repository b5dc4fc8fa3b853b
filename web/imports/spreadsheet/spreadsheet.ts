import type { Dialect } from '#market/spreadsheets/each-record.ts'
import type { SpreadsheetRecord, UnseenCell } from '#market/spreadsheets/spreadsheet-record.ts'

/** A file as it was taken apart: its header, and below it the rows that say something. */
export type Spreadsheet = {
  header: SpreadsheetRecord | undefined
  records: readonly SpreadsheetRecord[]
  /** What its columns are named that a person does not see. */
  hiddenHeaders?: readonly UnseenCell[] | undefined
}

export type ReadSpreadsheet = { spreadsheet: Spreadsheet; dialect: Dialect }
