import { inDigits } from '#market/in-digits.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { mappedNames, type ColumnMapping } from '#market/spreadsheets/intake/column-mapping.ts'
import type { Column } from './columns.ts'
import { gatherProducts, type GatheredProduct } from './gather-products.ts'
import { MOST_PRODUCTS, MOST_ROWS } from './import-limits.ts'
import type { RowIssue } from './issue.ts'
import { countColumns, matchHeader } from './match-header.ts'
import { readRecord, type ReadRecord, type RowMeaning } from './read-record.ts'

/** What a file says, product by product, or why it cannot be imported at all. */
export type ReadFile =
  | {
      rows: number
      products: GatheredProduct[]
      issues: RowIssue[]
      /** The columns that are there twice and say different things; the first of each was read. */
      twice: string[]
    }
  | { problem: string }

/** How a file is meant beyond what stands there. */
export type FileMeaning = RowMeaning & { mapping?: ColumnMapping | undefined }

/** Reads the records of a file as they arrive; `onRow` gets each record, read on its own. */
export function fileReading(
  { mapping = {}, ...meaning }: FileMeaning = {},
  onRow?: (row: ReadRecord) => void,
) {
  const gathering = gatherProducts()
  let columns: readonly (Column | undefined)[] | undefined
  const twice = new Set<string>()
  let problem: string | undefined
  let rows = 0

  return {
    countKnown: (header: readonly string[]) => countColumns(mappedNames(header, mapping)),
    /** False when that is enough. */
    take(record: SpreadsheetRecord) {
      if (columns) {
        rows++
        for (const name of contradictions(record, columns)) twice.add(name)
        const row = readRecord(record, columns, meaning)
        gathering.add(row)
        onRow?.(row)
        problem = excessOf(rows, gathering.products.size)
      } else {
        const header = columnsOf(mappedNames(record.cells, mapping))
        columns = header.known
        problem = header.problem
      }
      return problem === undefined
    },
    end(): ReadFile {
      problem ??= columns ? undefined : 'The file is empty'
      problem ??= rows === 0 ? 'The file has no rows below its header' : undefined
      if (problem) return { problem }
      const products = [...gathering.products.values()]
      return { rows, products, issues: gathering.issues, twice: [...twice] }
    },
  }
}

/** The columns that say one thing in one cell of a row, and another in a second; photos may be several. */
function contradictions({ cells }: SpreadsheetRecord, columns: readonly (Column | undefined)[]) {
  const said = new Map<Column, string>()
  return columns.flatMap((column, at) => {
    const cell = cells[at]?.trim()
    if (!column || !cell || column.kind === 'photo') return []
    const before = said.get(column)
    if (before === undefined) said.set(column, cell)
    return before !== undefined && before !== cell ? [column.name] : []
  })
}

/** The columns that a header names, or why it names none. */
export function columnsOf(header: readonly string[]) {
  const match = matchHeader(header)
  return 'problem' in match
    ? { known: [], problem: match.problem }
    : { known: match.columns, problem: undefined }
}

function excessOf(rows: number, products: number) {
  if (rows > MOST_ROWS) return `The file has more than ${inDigits(MOST_ROWS)} rows`
  return products > MOST_PRODUCTS
    ? `The file has more than ${inDigits(MOST_PRODUCTS)} products`
    : undefined
}
