import { isBlank, type SpreadsheetRecord } from '../spreadsheet-record.ts'

/** A cell that says something, by its column from 0 on. */
export type SheetCell = { at: number; text: string; isNumber: boolean }

/** Merged cells that reach over several rows, by their first column; rows count from 1. */
export type Merge = { column: number; top: number; bottom: number }

export type LeftOut = { hiddenRows: number; hiddenColumns: number }

export type Sheet = {
  name: string
  /** Hands over the rows that a person sees, and says how much they do not see. */
  read: (take: (record: SpreadsheetRecord) => boolean) => LeftOut
}

// Notes may stand far out; what is further is nobody's table.
const MOST_COLUMNS = 1000

type Layout = { merges: readonly Merge[]; isHidden: (column: number) => boolean }

/** Makes records of the rows of a sheet as a person reads them. */
export function sheetRows(
  { merges, isHidden }: Layout,
  take: (record: SpreadsheetRecord) => boolean,
) {
  const waiting = merges.toSorted((one, other) => one.top - other.top)
  let next = 0
  let open: (Merge & { said?: SheetCell })[] = []
  let hiddenRows = 0
  const hiddenColumns = new Set<number>()

  /** What merged cells say further up counts in each of their rows. */
  function withMerged(row: number, cells: readonly SheetCell[]) {
    if (next === waiting.length && open.length === 0) return { cells, merged: undefined }
    open = open.filter(({ bottom }) => bottom >= row)
    for (let each = waiting[next]; each && each.top <= row; each = waiting[++next])
      if (each.bottom >= row) open.push({ ...each })
    const merged = new Set<number>()
    const all = [...cells]
    for (const merge of open) {
      const own = cells.find(({ at }) => at === merge.column)
      if (own) merge.said = own
      else if (merge.said) {
        merged.add(merge.column)
        all.push(merge.said)
      }
    }
    return { cells: all, merged }
  }

  return {
    /** False when that is enough. */
    add(row: number, given: readonly SheetCell[], isHiddenRow: boolean): boolean {
      const said = given.filter(({ at, text }) => at < MOST_COLUMNS && text.trim() !== '')
      const { cells, merged } = withMerged(row, said)
      if (said.length === 0) return true
      if (isHiddenRow) {
        hiddenRows++
        return true
      }
      const record = recordOf(row, cells, { merged, isHidden, hiddenColumns })
      return isBlank(record.cells) || take(record)
    },
    leftOut: (): LeftOut => ({ hiddenRows, hiddenColumns: hiddenColumns.size }),
  }
}

type Seen = {
  merged: ReadonlySet<number> | undefined
  isHidden: Layout['isHidden']
  hiddenColumns: Set<number>
}

/** A row without its hidden columns, so that those behind move up. */
function recordOf(
  row: number,
  given: readonly SheetCell[],
  { merged, isHidden, hiddenColumns }: Seen,
): SpreadsheetRecord {
  const cells: string[] = []
  const numbers = new Set<number>()
  const filled = new Set<number>()
  const byColumn = new Map(given.map((cell) => [cell.at, cell]))
  const width = Math.max(...given.map(({ at }) => at)) + 1
  for (let column = 0; column < width; column++) {
    const cell = byColumn.get(column)
    if (isHidden(column)) {
      if (cell) hiddenColumns.add(column)
      continue
    }
    if (cell?.isNumber) numbers.add(cells.length)
    if (cell && merged?.has(column)) filled.add(cells.length)
    // Excel writes half an emoji as _xD83D_, and a date of many letters is cut: no database keeps a half.
    cells.push(cell?.text.toWellFormed() ?? '')
  }
  return {
    row,
    cells,
    ...(numbers.size > 0 && { numbers }),
    ...(filled.size > 0 && { merged: filled }),
  }
}
