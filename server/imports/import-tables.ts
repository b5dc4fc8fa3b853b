import type { Generated } from 'kysely'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    imports: ImportsTable
    importIssues: ImportIssuesTable
  }
}

export type ImportState = 'waiting' | 'importing' | 'complete' | 'failed'

type ImportsTable = {
  id: Generated<number>
  key: string
  sellerId: number
  userId: number
  state: Generated<ImportState>
  rows: Generated<number>
  rowsDone: Generated<number>
  importedCount: Generated<number>
  issueCount: Generated<number>
  starts: Generated<number>
  createdAt: Generated<Date>
  finishedAt: Date | null
}

type ImportIssuesTable = {
  id: Generated<number>
  importId: number
  row: number
  upc: string | null
  texts: string[]
  isNote: boolean
}
