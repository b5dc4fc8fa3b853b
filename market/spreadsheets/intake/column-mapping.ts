import { z } from 'zod'
import { bareName } from '../match-columns.ts'

/** As many as the columns of a file that are looked at. */
export const MOST_HEADERS = 300
const LONGEST_HEADER = 300

/** By the words of a header in the file, which of these columns it is read as; null: none. */
export function mappingTo(columns: readonly { name: string }[]) {
  const nameOf = new Map(columns.map(({ name }) => [bareName(name), name]))
  const columnName = z
    .string()
    .max(LONGEST_HEADER)
    .transform((name, context) => {
      const column = nameOf.get(bareName(name))
      if (column === undefined)
        context.addIssue({ code: 'custom', message: `There is no column named "${name}"` })
      return column ?? ''
    })
  return z
    .record(z.string().max(LONGEST_HEADER), columnName.nullable())
    .refine(
      (mapping) => Object.keys(mapping).length <= MOST_HEADERS,
      `A mapping names at most ${MOST_HEADERS} headers`,
    )
}
export type ColumnMapping = Readonly<Record<string, string | null>>

/** A header as it is known again, whatever its case and the blanks around it. */
export const headerKey = (header: string) => header.trim().slice(0, LONGEST_COMPARED).toLowerCase()
const LONGEST_COMPARED = 100

/** The names of a header's columns as its seller means them. */
export function mappedNames(header: readonly string[], mapping: ColumnMapping): string[] {
  const meant = new Map(Object.entries(mapping).map(([name, column]) => [headerKey(name), column]))
  return header.map((name) => {
    const column = meant.get(headerKey(name))
    return column === undefined ? name : (column ?? '')
  })
}
