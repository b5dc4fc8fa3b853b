import { withPoint } from '../cells/decimal-comma.ts'
import { columnNames, countNamed, matchOnce, type Match } from '../match-columns.ts'
import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import { mappedNames, type ColumnMapping } from './column-mapping.ts'
import type { CellFix, HowToRead } from './how-to-read.ts'

export type IntakeColumn = {
  name: string
  /** What people call it as well. */
  aliases?: readonly string[]
  /** An amount, which a file may write with a decimal comma. */
  isAmount?: boolean
}

type Rules<Column> = {
  columns: readonly Column[]
  /** Of several headers that are other names of one column, the first is taken, or none. */
  aliases: 'only' | 'first'
  /** Why a file that has these columns alone can't be read. */
  lackOf: (columns: readonly (Column | undefined)[]) => string | undefined
}

/** Takes a record below the header; answers why that is enough, if so. */
type TakeRow<Column> = (
  record: SpreadsheetRecord,
  columns: readonly (Column | undefined)[],
) => string | undefined

/** How the files of one kind are read: which columns they have, and what their readers have to be told. */
export function intake<Column extends IntakeColumn>({ columns, aliases, lackOf }: Rules<Column>) {
  const names = columnNames(columns)
  const guess = (header: readonly string[]) => matchOnce(header, names, aliases)

  function match(
    header: readonly string[],
    mapping: ColumnMapping = {},
  ): Match<Column> | { problem: string } {
    const found = guess(mappedNames(header, mapping))
    if ('problem' in found) return found
    const problem = lackOf(found.columns)
    return problem === undefined ? found : { problem }
  }

  return {
    columns,
    /** Which columns a header names, which need not be all that a file must have. */
    guess,
    match,
    /** Reads a file record by record, as it is meant; `end` says why nothing of it can be read, if so. */
    reading(how: HowToRead, takeRow: TakeRow<Column>) {
      const { mapping = {}, leave_out: leftOut, sheet, encoding } = how
      const asMeant = meaning(how)
      const skipped = new Set(leftOut)
      let header: readonly string[] | undefined
      let found: readonly (Column | undefined)[] | undefined
      let problem: string | undefined

      function takeHeader(cells: readonly string[]) {
        header = cells
        const matched = match(cells, mapping)
        if ('problem' in matched) problem = matched.problem
        else found = matched.columns
      }

      return {
        sheet,
        encoding,
        countKnown: (cells: readonly string[]) => countNamed(mappedNames(cells, mapping), names),
        /** False when that is enough. */
        take(record: SpreadsheetRecord) {
          if (!found) takeHeader(record.cells)
          else if (!skipped.has(record.row)) problem = takeRow(asMeant(record, found), found)
          return problem === undefined
        },
        end(): { problem: string } | { header: readonly string[] } {
          if (problem) return { problem }
          return header ? { header } : { problem: 'The file is empty' }
        },
      }
    },
  }
}

/** A record with the cells that were corrected, and its amounts without decimal commas. */
function meaning({ fixes = [], decimal }: HowToRead) {
  const fixesOf = Map.groupBy(fixes, ({ row }) => row)
  return (record: SpreadsheetRecord, columns: readonly (IntakeColumn | undefined)[]) => {
    const pointed = decimal === 'comma' ? withPoints(record, columns) : record
    const own = fixesOf.get(record.row)
    return own ? withFixes(pointed, columns, own) : pointed
  }
}

const withPoints = (
  record: SpreadsheetRecord,
  columns: readonly (IntakeColumn | undefined)[],
): SpreadsheetRecord => ({
  ...record,
  cells: record.cells.map((cell, at) =>
    columns[at]?.isAmount && !record.numbers?.has(at) ? (withPoint(cell.trim()) ?? cell) : cell,
  ),
})

/** What was typed is text, whatever the cell was in its workbook; of two corrections of a cell the last counts. */
function withFixes(
  record: SpreadsheetRecord,
  columns: readonly (IntakeColumn | undefined)[],
  fixes: readonly CellFix[],
): SpreadsheetRecord {
  const textAt = new Map(
    fixes.map(({ column, text }) => [columns.findIndex((each) => each?.name === column), text]),
  )
  const others = (places: ReadonlySet<number> | undefined) =>
    places && new Set([...places].filter((at) => !textAt.has(at)))
  const width = Math.max(record.cells.length, ...[...textAt.keys()].map((at) => at + 1))
  return {
    ...record,
    cells: Array.from({ length: width }, (_, at) => textAt.get(at) ?? record.cells[at] ?? ''),
    numbers: others(record.numbers),
    merged: others(record.merged),
  }
}
