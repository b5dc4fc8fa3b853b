import type { Dialect } from '#market/spreadsheets/each-record.ts'
import type { SheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'

/** A file as it was taken apart: its header, and below it the rows that say something. */
export type Sheet = { header: SheetRecord | undefined; records: readonly SheetRecord[] }

export type ReadSheet = { sheet: Sheet; dialect: Dialect }
