import {
  distinctNames,
  headerKey,
  meantColumns,
  type ColumnMapping,
} from '#market/spreadsheets/intake/column-mapping.ts'
import type { Changes } from './changes.ts'

type Columns = Changes['columns']

/** What the seller says of the headers, by their words; undefined where a column that a correction adds would be read as one of them. */
export function mappingOf(
  header: readonly string[],
  { columns, fixes }: Changes,
): ColumnMapping | undefined {
  const mapping = new Map(
    distinctNames(header).flatMap((name, at) => {
      const column = columns[at]
      return column === undefined ? [] : [[headerKey(name), column] as const]
    }),
  )
  // An added column has the template's name, and two headers of one name are other names than one.
  const names = new Set(header.filter((_, at) => columns[at] !== undefined).map(headerKey))
  if (fixes.some(({ column }) => names.has(headerKey(column)))) return undefined
  return Object.fromEntries(mapping)
}

/** The same by the places of the headers. */
export function columnsOf(header: readonly string[], mapping: ColumnMapping): Columns {
  return Object.fromEntries(
    meantColumns(header, mapping).flatMap((column, at) =>
      column === undefined ? [] : [[at, column]],
    ),
  )
}
