import { strToU8, zipSync } from 'fflate'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import {
  SHEET_END,
  SHEET_PART,
  sheetBeginning,
  sheetRowsText,
  workbookParts,
} from '#market/spreadsheets/write-workbook.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of these rows, of which the first names the columns: the same as the server writes. */
export function workbookOf([header = [], ...rows]: readonly (readonly CsvCell[])[]) {
  const sheet = `${sheetBeginning(header, rows)}${sheetRowsText(header, rows)}${SHEET_END}`
  const parts = [...workbookParts, { name: SHEET_PART, text: sheet }]
  const zip = zipSync(Object.fromEntries(parts.map(({ name, text }) => [name, strToU8(text)])))
  return new Blob([zip], { type: TYPE })
}
