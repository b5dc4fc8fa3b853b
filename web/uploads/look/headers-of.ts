import { headerKey } from '#market/spreadsheets/intake/column-mapping.ts'
import type { FileLook, FileMeaning } from './file-look.ts'

type Header = { at: number; name: string; column: string | null }
type Look = Pick<FileLook, 'header' | 'guessed'>

/** What each header of a file is read as: as somebody said, or by its own words. */
export function headersOf({ header, guessed }: Look, { mapping = {} }: FileMeaning): Header[] {
  const said = new Map(Object.entries(mapping).map(([name, column]) => [headerKey(name), column]))
  const taken = new Set(said.values())
  return header.map((name, at) => {
    const column = said.get(headerKey(name))
    const guess = guessed[at] ?? null
    return {
      at,
      name: name.trim() || `Column ${at + 1}`,
      column: column === undefined ? (taken.has(guess) ? null : guess) : column,
    }
  })
}

type Choice = { at: number; column: string | null }

/** A header read as another column; the one that was read as it is not any more. */
export function withHeader(look: Look, how: FileMeaning, { at, column }: Choice): FileMeaning {
  const others = headersOf(look, how).filter((each) => each.at !== at && each.column === column)
  const released = column === null ? [] : others.map((each) => look.header[each.at] ?? '')
  return {
    ...how,
    mapping: {
      ...how.mapping,
      ...Object.fromEntries(released.map((name) => [headerKey(name), null])),
      [headerKey(look.header[at] ?? '')]: column,
    },
  }
}
