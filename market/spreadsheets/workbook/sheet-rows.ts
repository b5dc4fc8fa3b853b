import { MOST_SHEET_COLUMNS } from './sheet-bounds.ts'
import { letterOf } from './cell-reference.ts'
import { webAddress } from './web-address.ts'
import type { Effort } from './effort.ts'
import { isBlank, type SpreadsheetRecord, type UnseenCell } from '../spreadsheet-record.ts'

/** A cell that says something, by its column from 0 on. */
export type SheetCell = {
  at: number
  text: string
  isNumber: boolean
  /** The address of the web behind it. */
  link?: string
  /** Its address is what another cell says. */
  addressCell?: { column: number; row: number }
  /** It shows a picture that was placed in it. */
  isPicture?: boolean
}

/** Merged cells that reach over several rows, by their first column; rows count from 1. */
export type Merge = { column: number; top: number; bottom: number }

export type LeftOut = { hiddenRows: number; hiddenColumns: number }

export type Sheet = {
  name: string
  /** Hands over the rows that a person sees, and says how much they do not see. */
  read: (take: (record: SpreadsheetRecord) => boolean) => LeftOut
  /** Its first rows, where they are had for less than by reading it. */
  beginning?: () => readonly SpreadsheetRecord[]
}

type Layout = {
  merges: readonly Merge[]
  isHidden: (column: number) => boolean
  effort: Effort
}

type SheetRow = { row: number; cells: readonly SheetCell[]; isHidden: boolean; times?: number }

/** Makes records of the rows of a sheet as a person reads them. */
export function sheetRows(
  { merges, isHidden, effort }: Layout,
  take: (record: SpreadsheetRecord) => boolean,
) {
  const waiting = merges
    .filter(({ column }) => column < MOST_SHEET_COLUMNS)
    .toSorted((one, other) => one.top - other.top)
  let next = 0
  // One at most in each column: cells are merged once.
  const open = new Map<number, Merge & { said?: SheetCell }>()
  let hiddenRows = 0
  const hiddenColumns = new Set<number>()

  /** What merged cells say further up counts in each of their rows. */
  function withMerged(row: number, cells: ReadonlyMap<number, SheetCell>) {
    for (let each = waiting[next]; each && each.top <= row; each = waiting[++next])
      if (each.bottom >= row) open.set(each.column, { ...each })
    if (open.size === 0) return { cells, merged: undefined }
    effort.make(open.size)
    const merged = new Set<number>()
    const all = new Map(cells)
    for (const merge of open.values()) {
      const own = cells.get(merge.column)
      if (merge.bottom < row) open.delete(merge.column)
      else if (own) merge.said = own
      else if (merge.said) {
        merged.add(merge.column)
        all.set(merge.column, merge.said)
      }
    }
    return { cells: all, merged }
  }

  function record(row: number, said: ReadonlyMap<number, SheetCell>) {
    const { cells, merged } = withMerged(row, said)
    return { cells, merged, isHidden, hiddenColumns, effort }
  }

  return {
    /** Hands over a row, and again as often as it is repeated; false when that is enough. */
    add({ row, cells: given, isHidden: isHiddenRow, times = 1 }: SheetRow): boolean {
      const said = new Map<number, SheetCell>()
      for (const cell of given) {
        effort.make(0, cell.text.length)
        if (cell.at < MOST_SHEET_COLUMNS && cell.text.trim() !== '') said.set(cell.at, cell)
      }
      if (said.size === 0) return true
      if (isHiddenRow) {
        withMerged(row, said)
        hiddenRows += times
        return true
      }
      for (let each = row; each < row + times; each++) {
        const made = recordOf(each, record(each, said))
        // Neither does one that repeats it say anything.
        if (isBlank(made.cells)) return true
        if (!take(made)) return false
      }
      return true
    },
    leftOut: (): LeftOut => ({ hiddenRows, hiddenColumns: hiddenColumns.size }),
  }
}

type Seen = {
  cells: ReadonlyMap<number, SheetCell>
  merged: ReadonlySet<number> | undefined
  isHidden: Layout['isHidden']
  hiddenColumns: Set<number>
  effort: Effort
}

/** A row without its hidden columns, so that those behind move up. */
function recordOf(
  row: number,
  { cells: byColumn, merged, isHidden, hiddenColumns, effort }: Seen,
): SpreadsheetRecord {
  const cells: string[] = []
  const unseen: UnseenCell[] = []
  const links = new Map<number, string>()
  const pictures = new Set<number>()
  const numbers = new Set<number>()
  const filled = new Set<number>()
  let width = 0
  for (const at of byColumn.keys()) width = Math.max(width, at + 1)
  for (let column = 0; column < width; column++) {
    const cell = byColumn.get(column)
    effort.make(1, cell?.text.length)
    if (isHidden(column)) {
      if (!cell) continue
      hiddenColumns.add(column)
      unseen.push({ letter: letterOf(column), text: cell.text.toWellFormed() })
      continue
    }
    const link = cell?.link ?? linkIn(cell?.addressCell, row, byColumn)
    if (link) links.set(cells.length, link)
    if (cell?.isPicture) pictures.add(cells.length)
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
    ...(links.size > 0 && { links }),
    ...(pictures.size > 0 && { pictures }),
    ...(unseen.length > 0 && { unseen }),
  }
}

/** The address that a cell takes from another one of its row; rows are read one by one. */
function linkIn(
  from: SheetCell['addressCell'],
  row: number,
  cells: ReadonlyMap<number, SheetCell>,
) {
  return from?.row === row ? webAddress(cells.get(from.column)?.text ?? '') : undefined
}
