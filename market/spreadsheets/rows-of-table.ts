import type { SpreadsheetRecord } from './spreadsheet-record.ts'

/** How many rows of a kind were left out, and the numbers of the first of them. */
type RowNumbers = { count: number; rows: number[] }

/** Rows below a header that hold no data. */
export type RowsLeftOut = { totals: RowNumbers; headers: RowNumbers; notes: RowNumbers }

// Enough to see what kind of rows they are.
export const MOST_ROWS_NAMED = 20

/** Leaves out totals, repeated headers, hints on how to fill in a column, and remarks below the table. */
export function rowsOfTable() {
  const leftOut: RowsLeftOut = { totals: counted(), headers: counted(), notes: counted() }
  let header: SpreadsheetRecord | undefined

  function kindOf(record: SpreadsheetRecord): keyof RowsLeftOut | undefined {
    const filled = record.cells.map(bare).filter((cell) => cell !== '')
    if (header && filled.length > 1 && isSame(record.cells, header.cells)) return 'headers'
    const isNext = record.row - 1 === header?.row
    if (isNext && filled.length > 1 && filled.every(isHint)) return 'headers'
    if (isTotal(filled)) return 'totals'
    return isRemark(record.cells, filled) ? 'notes' : undefined
  }

  return {
    leftOut,
    /** Whether a row is of the table; the first is its header. */
    isRow(record: SpreadsheetRecord) {
      if (!header) {
        header = record
        return true
      }
      const kind = kindOf(record)
      if (kind) count(leftOut[kind], record.row)
      return kind === undefined
    },
  }
}

const counted = (): RowNumbers => ({ count: 0, rows: [] })

function count(kind: RowNumbers, row: number) {
  kind.count++
  if (kind.rows.length < MOST_ROWS_NAMED) kind.rows.push(row)
}

const bare = (cell: string) => cell.replaceAll('\uFEFF', '').trim()

const isSame = (cells: readonly string[], header: readonly string[]) =>
  cells.every((cell, at) => bare(cell) === '' || bare(cell) === bare(header[at] ?? ''))

const HINT =
  /^(?:required|optional|recommended|mandatory|conditional|text|string|number|numeric|integer|decimal|currency|usd|us\$|\$|each|ea|units?|url|link|date|mm\/yyyy|yes ?\/ ?no|y ?\/ ?n|\d+ (?:digits|characters)|max(?:imum)?\b.*|up to \d.*|(?:e\.g\.|example|enter|must|see)\b.*)$/i

const LONGEST_HINT = 100
const isHint = (cell: string) => cell.length <= LONGEST_HINT && HINT.test(cell)

// A product may be called Total: its row has a code.
const isTotal = ([first = '', ...others]: readonly string[]) =>
  /^(?:grand |sub-? ?)?totals?(?: (?:units|qty|quantity|pieces|items|msrp|retail|value|cost))?\s*:?$/i.test(
    first,
  ) && !others.some((cell) => /^\D{0,2}\d{8,}/.test(cell))

// No table has rows of some words alone.
const isRemark = ([first = '']: readonly string[], filled: readonly string[]) =>
  filled.length === 1 && /^\p{L}\S*\s+\S+\s+\S/u.test(bare(first)) && !/\d{8,}/.test(first)
