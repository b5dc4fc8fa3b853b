import type { SpreadsheetRecord } from './spreadsheet-record.ts'

/** Titles and notes stand above a header, but not many. */
export const HEADER_WITHIN_ROWS = 30

type CountKnown = (cells: readonly string[]) => number
type Take = (record: SpreadsheetRecord) => boolean

/** Leaves out what stands above the header: the first of the rows in which the most columns are known, or else the first. */
export function startingAtHeader({ countKnown }: { countKnown: CountKnown }) {
  let waiting: SpreadsheetRecord[] | undefined = []
  let pass: Take | undefined

  function decide() {
    const records = waiting ?? []
    waiting = undefined
    const header = headerAmong(records, countKnown)
    for (const record of records.slice(header.at)) if (pass && !pass(record)) return false
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
