import { strToU8, zipSync } from 'fflate'
import { partsOfSheets } from '#market/spreadsheets/testing/parts-of-sheets.ts'

/** A workbook of several sheets, each with its header first. */
export const workbookWith = (sheets: Parameters<typeof partsOfSheets>[0]) =>
  zipSync(
    Object.fromEntries(
      Object.entries(partsOfSheets(sheets)).map(([name, text]) => [name, strToU8(text)]),
    ),
  )
