import { BackupProblem } from './backup-problem.ts'

const PART = /^tables\/(.+)\/\d+$/
const FILE = /^files\/(.+)$/

export type EntryKind = { kind: 'rows'; table: string } | { kind: 'file'; name: string }

export const nameOfRows = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}`

export const nameOfFile = (name: string) => `files/${name}`

/** What an entry between the first and the last one holds. */
export function kindOfEntry(entry: string): EntryKind {
  const table = PART.exec(entry)?.[1]
  if (table) return { kind: 'rows', table }
  const name = FILE.exec(entry)?.[1]
  if (name) return { kind: 'file', name }
  throw new BackupProblem(`The backup holds what this Lotline does not know: ${entry}.`)
}
