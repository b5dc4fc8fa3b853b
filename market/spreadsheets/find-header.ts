import type { SpreadsheetRecord } from './spreadsheet-record.ts'

/** Titles and notes stand above a header, but not more. */
export const HEADER_WITHIN_ROWS = 100

type CountKnown = (cells: readonly string[]) => number
type Take = (record: SpreadsheetRecord) => boolean

/** Leaves out what stands above the header: the first of the rows in which the most columns are known, or else the first. */
export function startingAtHeader({ countKnown }: { countKnown: CountKnown }) {
  let waiting: SpreadsheetRecord[] | undefined = []
  let pass: Take | undefined

  function decide() {
    const records = waiting ?? []
    waiting = undefined
    const { at } = headerAmong(records, countKnown)
    const [header, ...rows] = records.slice(at)
    if (!header || !pass) return true
    if (!pass(withRowAbove(header, records[at - 1], countKnown))) return false
    for (const record of rows) if (!pass(record)) return false
    return true
  }

  return {
    through(take: Take): Take {
      pass = take
      return (record) => {
        if (!waiting) return take(record)
        waiting.push(record)
        return waiting.length < HEADER_WITHIN_ROWS || decide()
      }
    },
    /** What came in is all there is. */
    end() {
      if (waiting) decide()
    },
  }
}

/** Which of these rows is the header, and how many columns of it are known. */
export function headerAmong(records: readonly SpreadsheetRecord[], countKnown: CountKnown) {
  let header = { at: 0, known: 0 }
  for (const [at, { cells }] of records.entries()) {
    const known = countKnown(cells)
    if (known > header.known) header = { at, known }
  }
  return header
}

/** A header over two rows: "Unit" above "MSRP" names a column that neither of them does. */
function withRowAbove(
  header: SpreadsheetRecord,
  above: SpreadsheetRecord | undefined,
  countKnown: CountKnown,
): SpreadsheetRecord {
  const isPart =
    above?.row === header.row - 1 && above.cells.filter((cell) => cell.trim()).length > 1
  if (!isPart) return header
  const cells = header.cells.map((cell, at) => {
    const both = `${above.cells[at]?.trim() ?? ''} ${cell.trim()}`.trim()
    return countKnown([both]) > 0 ? both : cell
  })
  return countKnown(cells) >= countKnown(header.cells) ? { ...header, cells } : header
}
