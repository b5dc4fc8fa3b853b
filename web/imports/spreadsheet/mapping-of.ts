import { headerKey, type ColumnMapping } from '#market/spreadsheets/intake/column-mapping.ts'
import type { Changes } from './changes.ts'

type Columns = Changes['columns']

/** What the seller says of the headers, by their words; undefined where the same words would be read in two ways. */
export function mappingOf(
  header: readonly string[],
  { columns, fixes }: Changes,
): ColumnMapping | undefined {
  const mapping = new Map<string, string | null | undefined>()
  for (const [at, name] of header.entries()) {
    const key = headerKey(name)
    if (mapping.has(key) && mapping.get(key) !== columns[at]) return undefined
    mapping.set(key, columns[at])
  }
  // A column that a correction added has the template's name.
  if (fixes.some(({ column }) => mapping.get(headerKey(column)) !== undefined)) return undefined
  return Object.fromEntries(
    [...mapping].flatMap(([key, column]) => (column === undefined ? [] : [[key, column]])),
  )
}

/** The same by the places of the headers. */
export function columnsOf(header: readonly string[], mapping: ColumnMapping): Columns {
  const said = new Map(Object.entries(mapping).map(([name, column]) => [headerKey(name), column]))
  return Object.fromEntries(
    header.flatMap((name, at) => {
      const column = said.get(headerKey(name))
      return column === undefined ? [] : [[at, column]]
    }),
  )
}
