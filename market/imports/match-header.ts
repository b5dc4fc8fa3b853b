import { knownColumns, type Column } from './columns.ts'
import { MOST_COLUMNS } from './import-limits.ts'

export type Header = { columns: (Column | undefined)[] } | { problem: string }

/** Which column each cell of the first row names, whatever its case, spaces and punctuation. */
export function matchHeader(cells: readonly string[]): Header {
  if (cells.length > MOST_COLUMNS)
    return { problem: `The file has more than ${MOST_COLUMNS} columns` }
  const columns = cells.map((cell) => columnNamed(cell))
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  if (twice) return { problem: `The file has two ${twice.name} columns` }
  if (!columns.some((column) => column?.field === 'upc'))
    return { problem: 'The file has no UPC column' }
  return { columns }
}

const bare = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const byBareName = new Map(knownColumns.map((column) => [bare(column.name), column]))
const columnNamed = (cell: string) => byBareName.get(bare(cell).replace(/^photourl1$/, 'photourl'))
