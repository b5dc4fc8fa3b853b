import type { KnownProduct } from '#market/imports/known-products-api.ts'
import type { Dialect } from '#market/spreadsheets/each-record.ts'
import type { Changes } from './changes.ts'
import type { JudgedSpreadsheet } from './judged-spreadsheet.ts'

/** What the page learns of a file when it was taken apart. */
export type FileFacts = {
  dialect: Dialect
  header: readonly string[]
  /** What headers that name no column are read as, by their places. */
  readAs: Readonly<Record<number, string>>
}

/** What the page asks of the thread that holds the file. */
export type Question =
  | { what: 'read'; bytes: Uint8Array; sheet?: string | undefined }
  | { what: 'judge'; changes: Changes; listed: readonly KnownProduct[] }
  | { what: 'write'; changes: Changes }

export type Answer =
  | { what: 'read'; file: FileFacts | { problem: string } }
  | { what: 'judge'; judged: JudgedSpreadsheet }
  | { what: 'write'; text: string }
  | { what: 'failed' }

export type RequestMessage = { id: number; question: Question }
export type ResponseMessage = { id: number; answer: Answer }
