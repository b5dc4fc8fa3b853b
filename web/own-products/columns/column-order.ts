import { tableColumns, type TableColumn } from '#market/products/views/table-columns.ts'

/** All columns as the menu lists them: those shown from left to right, then the others. */
export const listedColumns = (shown: readonly TableColumn[]) => [
  ...shown,
  ...tableColumns.filter((column) => !shown.includes(column)),
]

type Listed = { listed: readonly TableColumn[]; shown: readonly TableColumn[] }

/** The columns shown once one is ticked or unticked; the list stays as it is. */
export const ticked = ({ listed, shown }: Listed, column: TableColumn) =>
  listed.filter((each) => (each === column) !== shown.includes(each))

/** The list with a column before the next shown one on its left, or behind the next on its right. */
export function moved({ listed, shown }: Listed, column: TableColumn, step: -1 | 1) {
  const other = shown[shown.indexOf(column) + step]
  if (!other) return listed
  const without = listed.filter((each) => each !== column)
  const at = without.indexOf(other) + (step === 1 ? 1 : 0)
  return without.toSpliced(at, 0, column)
}
