import { matchColumns } from '#market/spreadsheets/match-columns.ts'
import { knownColumns, type Column } from './columns.ts'

export type Header = { columns: (Column | undefined)[] } | { problem: string }

/** Which column each cell of the first row names. */
export function matchHeader(cells: readonly string[]): Header {
  const match = columnsNamed(cells)
  if ('problem' in match) return match
  if (!match.columns.some((column) => column?.field === 'upc'))
    return { problem: 'The file has no UPC column' }
  return match
}

/** The same of a header that need not be complete. */
export const columnsNamed = (cells: readonly string[]): Header =>
  matchColumns(cells.map(firstPhoto), knownColumns)

const firstPhoto = (cell: string) =>
  cell.replace(/^[\W_]*photo[\W_]*url[\W_]*1[\W_]*$/i, 'Photo URL')
