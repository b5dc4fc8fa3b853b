import { csvText, type CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { saveFile } from './save-file.ts'

export type SpreadsheetToSave = {
  /** Without what says its format. */
  name: string
  /** The first row names the columns. */
  rows: () => readonly (readonly CsvCell[])[]
}

/** Saves rows that the page has as a file; what writes workbooks is fetched when one is asked for. */
export async function saveSpreadsheet(format: FileFormat, { name, rows }: SpreadsheetToSave) {
  if (format === 'csv')
    return saveFile(`${name}.csv`, new Blob([csvText(rows())], { type: 'text/csv' }))
  const { workbookOf } = await import('./workbook-of.ts')
  return saveFile(`${name}.xlsx`, workbookOf(rows()))
}
