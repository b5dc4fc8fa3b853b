import { inDigits } from '#market/in-digits.ts'
import type { HowToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { offerIntake, placesOf, type SpreadsheetHeader } from './match-offer-header.ts'
import { readRow, type SpreadsheetRow } from './read-row.ts'
import { MOST_SPREADSHEET_ROWS, MOST_SPREADSHEET_ROWS_READ } from './spreadsheet-limits.ts'

/** The rows of a filled spreadsheet that offer something, and how many offer nothing; or why it cannot be worked with. */
export type FilledSpreadsheet =
  | { header: readonly string[]; rows: SpreadsheetRow[]; emptyCount: number }
  | { problem: string }

const TOO_MANY = `The file has more than ${inDigits(MOST_SPREADSHEET_ROWS)} rows with offers`
const TOO_LONG = `The file has more than ${inDigits(MOST_SPREADSHEET_ROWS_READ)} rows`

/** Reads what a file offers row by row, as its records are handed over. */
export function offerReading(how: HowToRead = {}) {
  const rows: SpreadsheetRow[] = []
  let emptyCount = 0
  let places: SpreadsheetHeader | undefined
  const reading = offerIntake.reading(how, (record, columns) => {
    places ??= placesOf(columns)
    const row = readRow(record, places)
    if (row) rows.push(row)
    else emptyCount++
    if (rows.length > MOST_SPREADSHEET_ROWS) return TOO_MANY
    return rows.length + emptyCount > MOST_SPREADSHEET_ROWS_READ ? TOO_LONG : undefined
  })
  return {
    ...reading,
    end(): FilledSpreadsheet {
      const file = reading.end()
      return 'problem' in file ? file : { ...file, rows, emptyCount }
    },
  }
}
