import {
  columnNames,
  countNamed,
  matchColumns,
  type Match,
} from '#market/spreadsheets/match-columns.ts'
import type { UnseenCell } from '#market/spreadsheets/spreadsheet-record.ts'
import { knownColumns, type Column } from './columns.ts'

const names = columnNames(knownColumns)

const productName = knownColumns.find(({ field }) => field === 'name')
const NO_UPC = 'The file has no UPC column'

export type Header = Match<Column> | { problem: string }

/** Which column each cell of the first row is read as. */
export function matchHeader(cells: readonly string[]): Header {
  const match = matchNames(cells.map(firstPhoto))
  if ('problem' in match) return match
  if (!match.columns.some((column) => column?.field === 'upc')) return { problem: NO_UPC }
  return match
}

/** A file without a name column calls its products in what it has instead, such as "Desc." (section N6). */
function matchNames(cells: readonly string[]): Header {
  const match = matchColumns(cells, names)
  const own = matchColumns(cells, names, 'none')
  if ('problem' in match || 'problem' in own) return match
  if (match.columns.some((column) => column?.field === 'name')) return match
  return {
    columns: match.columns.map((column, at) =>
      column?.field === 'description' && !own.columns[at] ? productName : column,
    ),
  }
}

/** Why a file cannot be read, and what to show where its UPCs stand in a column that a person does not see. */
export function headerProblem(problem: string, hidden: readonly UnseenCell[]) {
  const unseen = hidden.find(({ text }) => {
    const match = matchColumns([text], names, 'first')
    return 'columns' in match && match.columns[0]?.field === 'upc'
  })
  return problem === NO_UPC && unseen
    ? `Column ${unseen.letter}, which is hidden, is named ${unseen.text.trim()}. Show it in the spreadsheet and try again.`
    : problem
}

/** Which columns they name in our own words. The header need not be complete. */
export const columnsNamed = (cells: readonly string[]): Header =>
  matchColumns(cells.map(firstPhoto), names, 'none')

/** What headers that name no column can be read as, where only one of them can. */
export function readAs(cells: readonly string[]): Record<number, string> {
  const own = columnsNamed(cells)
  const match = matchNames(cells)
  if ('problem' in match || 'problem' in own) return {}
  return Object.fromEntries(
    match.columns.flatMap((column, at) => (column && !own.columns[at] ? [[at, column.name]] : [])),
  )
}

/** How many of these cells name a column of products. */
export const countColumns = (cells: readonly string[]) => countNamed(cells.map(firstPhoto), names)

const firstPhoto = (cell: string) =>
  cell.replace(/^[\W_]*photo[\W_]*url[\W_]*1[\W_]*$/i, 'Photo URL')
