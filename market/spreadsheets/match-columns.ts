/** As many as any file of a shop or a warehouse has; more are not looked at. */
const MOST_COLUMNS = 300

type Named = { name: string; aliases?: readonly string[] }

/** Which column each cell of a header is, and the columns that several cells name. */
export type Match<Column> = { columns: (Column | undefined)[]; twice: Column[] }

/**
 * Which of the known columns each cell of a header names, whatever its case, spaces, punctuation and units. A
 * column's own name counts before its aliases: one that no other cell has (`only`), or that comes first (`first`).
 */
export function matchColumns<Column extends Named>(
  cells: readonly string[],
  known: readonly Column[],
  aliases: 'only' | 'first' | 'none' = 'only',
): Match<Column> | { problem: string } {
  if (cells.length > MOST_COLUMNS)
    return { problem: `The file has more than ${MOST_COLUMNS} columns` }
  const { named } = namesOf(known)
  const columns = cells.map((cell) => columnNamed(cell, named))
  const twice = [...new Set(columns.filter((each, at) => each && columns.indexOf(each) !== at))]
  if (aliases !== 'none')
    for (const [at, column] of aliasesIn(cells, { columns, known, aliases })) columns[at] = column
  return { columns, twice: twice.filter((each) => each !== undefined) }
}

type AliasSearch<Column> = {
  columns: readonly (Column | undefined)[]
  known: readonly Column[]
  aliases: 'only' | 'first'
}

/** The places of cells that name, in other words, a column that no cell names itself. */
function aliasesIn<Column extends Named>(
  cells: readonly string[],
  { columns, known, aliases }: AliasSearch<Column>,
) {
  const { aliased } = namesOf(known)
  const taken = new Set(columns)
  const wanted = Map.groupBy(
    cells.flatMap((cell, at) => {
      const column = columns[at] ? undefined : columnNamed(cell, aliased)
      return column && !taken.has(column) ? [{ at, column }] : []
    }),
    ({ column }) => column,
  )
  return [...wanted].flatMap(([column, [first, ...others]]) =>
    first && (aliases === 'first' || others.length === 0) ? [[first.at, column] as const] : [],
  )
}

/** How many of these cells name a column, in whatever words: the row with the most is the header. */
export function countNamed(cells: readonly string[], known: readonly Named[]) {
  const { named, aliased } = namesOf(known)
  return cells.filter((cell) => columnNamed(cell, named) ?? columnNamed(cell, aliased)).length
}

type Names<Column> = Record<'named' | 'aliased', ReadonlyMap<string, Column>>

// Every row of a file may be its header, and is looked at for each mark between cells.
const kept = new WeakMap<readonly Named[], Names<unknown>>()

function namesOf<Column extends Named>(known: readonly Column[]): Names<Column> {
  const before = kept.get(known)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made below, of the same columns
  if (before) return before as Names<Column>
  const by = (names: (column: Column) => readonly string[]) =>
    new Map(
      known.flatMap((column) => names(column).map((name) => [bareName(name), column] as const)),
    )
  const made = { named: by(({ name }) => [name]), aliased: by(({ aliases = [] }) => aliases) }
  kept.set(known, made)
  return made
}

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
