import { templateColumns } from '#market/imports/columns.ts'
import { columnsNamed } from '#market/imports/match-header.ts'
import { distinctNames } from '#market/spreadsheets/intake/column-mapping.ts'
import type { Changes } from '../spreadsheet/changes.ts'

/** How a header of the file is understood. */
export type HeaderReading = {
  at: number
  name: string
  /** The column it stands for, if any. */
  column: string | undefined
  /** By its own name, or because it was said so. */
  how: 'matched' | 'read as' | 'ignored'
}

export function headerReadings(header: readonly string[], { columns }: Changes): HeaderReading[] {
  const names = distinctNames(header)
  // Each separately: two headers of the same column both show it.
  return header.map((words, at) => {
    const name = words.trim() === '' ? words : (names[at] ?? words)
    const said = columns[at]
    if (said !== undefined)
      return { at, name, column: said ?? undefined, how: said === null ? 'ignored' : 'read as' }
    const match = columnsNamed([words])
    const column = 'columns' in match ? match.columns[0]?.name : undefined
    return { at, name, column, how: column ? 'matched' : 'ignored' }
  })
}

/** Required columns that no header stands for. */
export function absentColumns(readings: readonly HeaderReading[]) {
  const present = new Set(readings.map(({ column }) => column))
  return templateColumns
    .filter(({ name, required }) => required && !present.has(name))
    .map(({ name }) => name)
}

export const headerName = ({ name, at }: Pick<HeaderReading, 'name' | 'at'>) =>
  name.trim() || `Column ${at + 1}`

export const ignoredWords = (count: number) =>
  `${count} ${count === 1 ? 'column' : 'columns'} ignored`
