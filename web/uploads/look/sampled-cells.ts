import { cutAt, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'

const LOOKED_AT = 50
const MOST_SAMPLES = 2
const LONGEST_SAMPLE = 24

/** The first cells of a column that say something, each once. */
export function sampledCells(records: readonly SpreadsheetRecord[], at: number) {
  const said = records.slice(0, LOOKED_AT).map(({ cells }) => cells[at]?.trim() ?? '')
  return [...new Set(said)]
    .filter((cell) => cell !== '')
    .slice(0, MOST_SAMPLES)
    .map((cell) => (cell.length > LONGEST_SAMPLE ? `${cutAt(cell, LONGEST_SAMPLE)}…` : cell))
}
