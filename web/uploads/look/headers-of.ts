import {
  distinctNames,
  headerKey,
  meantColumns,
} from '#market/spreadsheets/intake/column-mapping.ts'
import type { FileLook, FileMeaning } from './file-look.ts'

type Header = { at: number; name: string; column: string | null }
type Look = Pick<FileLook, 'header' | 'guessed'>

/** What each header of a file is read as: as somebody said, or by its own words. */
export function headersOf({ header, guessed }: Look, { mapping = {} }: FileMeaning): Header[] {
  const said = meantColumns(header, mapping)
  const taken = new Set(said)
  const names = distinctNames(header)
  return header.map((words, at) => {
    const column = said[at]
    const guess = guessed[at] ?? null
    return {
      at,
      name: words.trim() ? (names[at] ?? words).trim() : `Column ${at + 1}`,
      column: column === undefined ? (taken.has(guess) ? null : guess) : column,
    }
  })
}

type Choice = { at: number; column: string | null }

/** A header read as another column; the one that was read as it is not any more. */
export function withHeader(look: Look, how: FileMeaning, { at, column }: Choice): FileMeaning {
  const others = headersOf(look, how).filter((each) => each.at !== at && each.column === column)
  const names = distinctNames(look.header)
  const released = column === null ? [] : others.map((each) => names[each.at] ?? '')
  return {
    ...how,
    mapping: {
      ...how.mapping,
      ...Object.fromEntries(released.map((name) => [headerKey(name), null])),
      [headerKey(names[at] ?? '')]: column,
    },
  }
}
