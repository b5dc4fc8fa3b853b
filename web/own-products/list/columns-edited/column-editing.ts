import { createContext } from 'react'
import type { ColumnRange } from './column-changes.ts'
import type { EditedColumn } from './edited-columns.ts'

type CellPlace = { column: EditedColumn; row: number }

/** What a cell can do to the cells below it. */
export type ColumnEditing = {
  range: ColumnRange | undefined
  /** Selects the cells from the one that has the focus to this row. */
  extend: (from: CellPlace, to: number) => void
  clear: () => void
  fillDown: (range: ColumnRange) => void
  paste: (place: CellPlace, lines: readonly string[]) => void
}

/** Absent outside of the table. */
export const ColumnEditingContext = createContext<ColumnEditing | undefined>(undefined)
