import type { Generated, JSONColumnType } from 'kysely'
import type { Cells } from '#market/imports/undo-changes.ts'
import type { LeftOut } from '#market/imports/left-out.ts'
import type { FileChoice } from './file-choice.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    imports: ImportsTable
    importIssues: ImportIssuesTable
    importChanges: ImportChangesTable
    failedRows: FailedRowsTable
  }
}

export type ImportState = 'waiting' | 'importing' | 'complete' | 'failed' | 'undone'

export type ReadSo = {
  leftOut?: LeftOut
  /** Products that lack nothing, and drafts. */
  tally?: { created: number; changed: number; drafts: number }
}

type ImportsTable = {
  id: Generated<number>
  key: string
  sellerId: number
  userId: number
  fileName: string | null
  /** How the file is meant, and what came of reading it so. None in rows of the version before. */
  choice: JSONColumnType<FileChoice & ReadSo> | null
  state: Generated<ImportState>
  rows: Generated<number>
  rowsDone: Generated<number>
  importedCount: Generated<number>
  issueCount: Generated<number>
  provisionalCount: Generated<number>
  changedCount: Generated<number>
  starts: Generated<number>
  createdAt: Generated<Date>
  finishedAt: Date | null
  /** When its end was first shown. */
  seenAt: Date | null
}

export const importColumns = [
  'imports.id',
  'key',
  'sellerId',
  'userId',
  'fileName',
  'state',
  'imports.rows',
  'rowsDone',
  'importedCount',
  'issueCount',
  'provisionalCount',
  'changedCount',
  'starts',
  'createdAt',
  'finishedAt',
  'seenAt',
  'choice',
] as const

type ImportIssuesTable = {
  id: Generated<number>
  importId: number
  row: number
  upc: string | null
  texts: string[]
  isNote: boolean
}

type ImportChangesTable = {
  importId: number
  productId: number
  row: number
  /** The fields it changed, as they were and as it left them; of a product that it created, or when it is too late to undo, there is neither. */
  before: JSONColumnType<Cells> | null
  after: JSONColumnType<Cells> | null
}

type FailedRowsTable = {
  importId: number
  rows: number
  csv: Buffer
}
