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

/** The words of each header, with its turn where several have the same: "Price (1 of 2)". */
export function distinctNames(header: readonly string[]): string[] {
  const placesOf = Map.groupBy(header.keys(), (at) => headerKey(header[at] ?? ''))
  return header.map((name, at) => {
    const places = placesOf.get(headerKey(name)) ?? []
    if (places.length < 2) return name
    const turn = `(${places.indexOf(at) + 1} of ${places.length})`
    return `${name.trim().slice(0, LONGEST_REPEATED)} ${turn}`.trim()
  })
}
const LONGEST_REPEATED = 80

/** What a mapping says of each header; undefined: nothing. Of several with the same words each is named by its turn, or all at once. */
export function meantColumns(
  header: readonly string[],
  mapping: ColumnMapping,
): (string | null | undefined)[] {
  const meant = new Map(Object.entries(mapping).map(([name, column]) => [headerKey(name), column]))
  if (meant.size === 0) return header.map(() => undefined)
  return distinctNames(header).map((distinct, at) => {
    const column = meant.get(headerKey(distinct))
    return column === undefined ? meant.get(headerKey(header[at] ?? '')) : column
  })
}

/** The words by which what is said of these headers is kept. */
export const keptNames = (header: readonly string[]) => [
  ...new Set([...distinctNames(header), ...header].map(headerKey).filter((key) => key !== '')),
]

/** What is said of headers, by their own words. */
export function mappingOfHeaders(headers: readonly string[], kept: ColumnMapping) {
  const columns = meantColumns(headers, kept)
  return Object.fromEntries(
    distinctNames(headers).flatMap((name, at) => {
      const column = columns[at]
      return column === undefined ? [] : [[name, column]]
    }),
  )
}

/** The names of a header's columns as its seller means them. */
export function mappedNames(header: readonly string[], mapping: ColumnMapping): string[] {
  const meant = meantColumns(header, mapping)
  return header.map((name, at) => {
    const column = meant[at]
    return column === undefined ? name : (column ?? '')
  })
}
