import type { CellFix } from '#market/spreadsheets/intake/how-to-read.ts'
import type { FileMeaning, RowsLook } from './file-look.ts'

/** A row that had something wrong, with the cells to correct and those that were. */
export type RowToFix = {
  row: number
  isLeftOut: boolean
  /** Without `words` it is right now. */
  cells: { column: string | null; text: string; words?: string | undefined }[]
}

/** The rows with problems, those that were corrected, and those that were left out. */
export function rowsToFix({ toFix }: Pick<RowsLook, 'toFix'>, how: FileMeaning): RowToFix[] {
  const { fixes = [], leave_out: leftOut = [] } = how
  const rows = new Set([...toFix, ...fixes].map(({ row }) => row).concat(leftOut))
  return [...rows]
    .toSorted((one, other) => one - other)
    .map((row) => {
      const own = fixes.filter((fix) => fix.row === row)
      const textOf = new Map<string | null, string>(own.map(({ column, text }) => [column, text]))
      const wrong = toFix
        .filter((cell) => cell.row === row)
        .map(({ column, cell, words }) => ({ column, text: textOf.get(column) ?? cell, words }))
      const fixed = own.filter(({ column }) => !wrong.some((cell) => cell.column === column))
      const right = fixed.map(({ column, text }) => ({ column, text }))
      return { row, isLeftOut: leftOut.includes(row), cells: [...wrong, ...right] }
    })
}

export const withFix = (how: FileMeaning, fix: CellFix): FileMeaning => ({
  ...how,
  fixes: [
    ...(how.fixes ?? []).filter(({ row, column }) => row !== fix.row || column !== fix.column),
    fix,
  ],
})

/** Leaves rows out, or takes them in again. */
export function leftOutWith(
  how: FileMeaning,
  rows: readonly Pick<RowToFix, 'row'>[],
  isLeftOut: boolean,
): FileMeaning {
  const numbers = rows.map(({ row }) => row)
  const others = (how.leave_out ?? []).filter((row) => !numbers.includes(row))
  return { ...how, leave_out: isLeftOut ? [...others, ...numbers] : others }
}
