const MOST_COLUMNS = 60

type Named = { name: string }
type Match<Column> = { columns: (Column | undefined)[] } | { problem: string }

/** Which of the known columns each cell of the first row names, whatever its case, spaces and punctuation. */
export function matchColumns<Column extends Named>(
  cells: readonly string[],
  known: readonly Column[],
): Match<Column> {
  if (cells.length > MOST_COLUMNS)
    return { problem: `The file has more than ${MOST_COLUMNS} columns` }
  const byBareName = new Map(known.map((column) => [bareName(column.name), column]))
  const columns = cells.map((cell) => byBareName.get(bareName(cell)))
  const twice = columns.find((column, at) => column && columns.indexOf(column) !== at)
  return twice ? { problem: `The file has two ${twice.name} columns` } : { columns }
}

/** A name without what people and spreadsheets write in different ways. */
export const bareName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
