import type { TableColumn } from '#market/products/views/table-columns.ts'

/** The columns of the table, and how others are chosen. */
export type TableChoice = {
  columns: readonly TableColumn[]
  /** They are the usual ones, as nobody chose others. */
  isUsual: boolean
  choose: (columns: readonly TableColumn[]) => void
  reset: () => void
}
