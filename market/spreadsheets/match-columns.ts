/** More than any export of a shop or a warehouse has. */
const MOST_COLUMNS = 300

type Named = { name: string; aliases?: readonly string[] }

/** The words for each of some columns, made once: every row of a file may be its header. */
export type ColumnNames<Column> = Record<'named' | 'aliased', ReadonlyMap<string, Column>>

export function columnNames<Column extends Named>(known: readonly Column[]): ColumnNames<Column> {
  const by = (names: (column: Column) => readonly string[]) =>
    new Map(
      known.flatMap((column) => names(column).map((name) => [bareName(name), column] as const)),
    )
  return { named: by(({ name }) => [name]), aliased: by(({ aliases = [] }) => aliases) }
}

/** Which column each cell of a header is. */
export type Match<Column> = { columns: (Column | undefined)[] }

/**
 * Which of the known columns each cell of a header names, whatever its case, spaces, punctuation and units. A
 * column's own name counts before its aliases: one that no other cell has (`only`), or that comes first (`first`).
 */
export function matchColumns<Column>(
  cells: readonly string[],
  { named, aliased }: ColumnNames<Column>,
  aliases: 'only' | 'first' | 'none' = 'only',
): Match<Column> | { problem: string } {
  // The rows that failed of an earlier file have their issues in front, as one column more.
  const most = bareName(cells[0] ?? '') === 'issues' ? MOST_COLUMNS + 1 : MOST_COLUMNS
  if (cells.length > most) return { problem: `The file has more than ${MOST_COLUMNS} columns` }
  const columns = cells.map((cell) => columnNamed(cell, named))
  if (aliases === 'none') return { columns }
  const taken = new Set(columns)
  const wanted = Map.groupBy(
    cells.flatMap((cell, at) => {
      const column = columns[at] ? undefined : columnNamed(cell, aliased)
      return column && !taken.has(column) ? [{ at, column }] : []
    }),
    ({ column }) => column,
  )
  for (const [column, [first, ...others]] of wanted)
    if (first && (aliases === 'first' || others.length === 0)) columns[first.at] = column
  return { columns }
}

/** The same of a file in which no column may be there twice: of two prices, which is meant is not for us to guess. */
export function matchOnce<Column extends Named>(
  cells: readonly string[],
  names: ColumnNames<Column>,
  aliases: 'only' | 'first' = 'only',
): Match<Column> | { problem: string } {
  const own = matchColumns(cells, names, 'none')
  if ('problem' in own) return own
  const twice = own.columns.find((column, at) => column && own.columns.indexOf(column) !== at)
  if (twice) return { problem: `The file has two ${twice.name} columns` }
  return matchColumns(cells, names, aliases)
}

/** How many of these cells name a column, in whatever words: the row with the most is the header. */
export const countNamed = <Column>(
  cells: readonly string[],
  { named, aliased }: ColumnNames<Column>,
) => cells.filter((cell) => columnNamed(cell, named) ?? columnNamed(cell, aliased)).length

const LONGEST_NAME = 100

/** A name as it stands, or without what a program puts behind it in brackets, such as units. */
function columnNamed<Column>(cell: string, named: ReadonlyMap<string, Column>) {
  if (cell.length > LONGEST_NAME) return undefined
  return named.get(bareName(cell)) ?? named.get(bareName(withoutUnits(cell)))
}

const withoutUnits = (cell: string) =>
  cell
    .replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/[\s,/-]+(?:in )?(?:usd|us\$|\$|ea|each|pcs|inches|in|lbs?)\.?\s*$/i, '')

/** A name without what people and spreadsheets write in different ways. */
export const bareName = (name: string) =>
  name
    .toLowerCase()
    // "Item #" is a number, and "Item" a thing.
    .replace(/#\s*$/, 'number')
    .replaceAll(/[^a-z0-9]/g, '')
