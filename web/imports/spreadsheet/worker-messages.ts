import type { KnownProduct } from '#market/imports/known-products-api.ts'
import type { Dialect } from '#market/spreadsheets/each-record.ts'
import type { TextEncoding } from '#market/spreadsheets/decode-text.ts'
import type { Changes } from './changes.ts'
import type { EncodingSample } from '#web/uploads/look/encoding-samples.ts'
import type { JudgedSpreadsheet } from './judged-spreadsheet.ts'

/** How a file is taken apart, where a person says so: the sheet of a workbook, the encoding of a text. */
export type Reading = { sheet?: string | undefined; encoding?: TextEncoding | undefined }

/** What the page learns of a file when it was taken apart. */
export type FileFacts = {
  dialect: Dialect
  header: readonly string[]
  /** What headers that name no column are read as, by their places. */
  readAs: Readonly<Record<number, string>>
  /** Two cells of each column at most, by its place. */
  samples?: readonly (readonly string[])[]
  /** The encoding that a person named. */
  encoding?: TextEncoding | undefined
  /** How its words read in the encodings it may have, where its letters look wrong. */
  encodings?: readonly EncodingSample[] | undefined
}

/** What the page asks of the thread that holds the file. */
export type Question =
  | ({ what: 'read'; bytes: Uint8Array } & Reading)
  | { what: 'judge'; changes: Changes; listed: readonly KnownProduct[] }
  | { what: 'write'; changes: Changes }

export type Answer =
  | { what: 'read'; file: FileFacts | { problem: string } }
  | { what: 'judge'; judged: JudgedSpreadsheet }
  | { what: 'write'; text: string }
  | { what: 'failed' }

export type RequestMessage = { id: number; question: Question }
export type ResponseMessage = { id: number; answer: Answer }
