import { bareName } from '#market/spreadsheets/match-columns.ts'
import { knownColumns } from './columns.ts'
import { columnsNamed } from './match-header.ts'

const columnByName = new Map(
  knownColumns.flatMap(({ name, aliases = [] }) =>
    aliases.map((alias) => [bareName(alias), name] as const),
  ),
)

/** What headers that name no column can be read as, where only one of them can. */
export function readAs(header: readonly string[]): Record<number, string> {
  const match = columnsNamed(header)
  if ('problem' in match) return {}
  const known = match.columns
  const isTaken = new Set(known.map((column) => column?.name))
  const suggestions = header.flatMap((name, at) => {
    const column = known[at] ? undefined : columnByName.get(bareName(name))
    return column && !isTaken.has(column) ? [{ at, column }] : []
  })
  const byColumn = Map.groupBy(suggestions, ({ column }) => column)
  return Object.fromEntries(
    [...byColumn.values()].flatMap((wanting) =>
      wanting.length === 1 ? wanting.map(({ at, column }) => [at, column]) : [],
    ),
  )
}

const knownNames = new Set([
  ...knownColumns.map(({ name }) => bareName(name)),
  bareName('Photo URL 1'),
  ...columnByName.keys(),
])

/** How many of these cells name a column, in whatever words: the row with the most is the header. */
export const countNamed = (cells: readonly string[]) =>
  cells.filter((cell) => cell.length <= LONGEST_NAME && knownNames.has(bareName(cell))).length
const LONGEST_NAME = 100
