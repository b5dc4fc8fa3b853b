import { countNamed, matchColumns, type Match } from '#market/spreadsheets/match-columns.ts'
import { knownColumns, type Column } from './columns.ts'

export type Header = Match<Column> | { problem: string }

/** Which column each cell of the first row is read as. */
export function matchHeader(cells: readonly string[]): Header {
  const match = matchColumns(cells.map(firstPhoto), knownColumns)
  if ('problem' in match) return match
  if (!match.columns.some((column) => column?.field === 'upc'))
    return { problem: 'The file has no UPC column' }
  return match
}

/** Which columns they name in our own words. The header need not be complete. */
export const columnsNamed = (cells: readonly string[]): Header =>
  matchColumns(cells.map(firstPhoto), knownColumns, 'none')

/** What headers that name no column can be read as, where only one of them can. */
export function readAs(cells: readonly string[]): Record<number, string> {
  const own = columnsNamed(cells)
  const match = matchColumns(cells, knownColumns)
  if ('problem' in match || 'problem' in own) return {}
  return Object.fromEntries(
    match.columns.flatMap((column, at) => (column && !own.columns[at] ? [[at, column.name]] : [])),
  )
}

/** How many of these cells name a column of products. */
export const countColumns = (cells: readonly string[]) =>
  countNamed(cells.map(firstPhoto), knownColumns)

const firstPhoto = (cell: string) =>
  cell.replace(/^[\W_]*photo[\W_]*url[\W_]*1[\W_]*$/i, 'Photo URL')
