import { columnsOf } from '#market/imports/file-reading.ts'

/** The columns of the preview; any other is shown where something is wrong with it. */
export const SHOWN = [
  'UPC',
  'Product Name',
  'Unit MSRP',
  'Unit Wholesale',
  'Unit Asking Price',
  'Units',
] as const

// A cell of a megabyte is nothing to look at.
const LONGEST_SHOWN = 300

/** Picks the cells to show out of a row below this header. */
export function shownCells(header: readonly string[]) {
  const places = new Map(columnsOf(header).known.map((column, at) => [column?.name, at]))
  return (cells: readonly string[], more: readonly string[]) =>
    Object.fromEntries(
      [...SHOWN, ...more].map((name) => {
        const cell = cells[places.get(name) ?? cells.length]?.trim() ?? ''
        return [name, cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell]
      }),
    )
}
