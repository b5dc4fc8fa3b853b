import { isName } from '#server/platform/storage/storage.ts'
import { BackupProblem } from './backup-problem.ts'

const PART = /^tables\/([\w.]+)\/\d+$/
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
  if (name && isName(name)) return { kind: 'file', name }
  throw new BackupProblem(`The backup holds what this Lotline does not know: ${printable(entry)}.`)
}

const MEGABYTE = 1024 * 1024

/** Far more than any entry of its kind has, and little enough to be held in memory. */
export const longestOf = ({ kind }: EntryKind) => (kind === 'rows' ? 64 : 128) * MEGABYTE

/** Of the first and the last entry. */
export const LONGEST_SUMMARY = 8 * MEGABYTE

// A name from a file must not steer the terminal that it is printed on.
const printable = (name: string) => name.replaceAll(/[^\x20-\x7E]/g, '?')
