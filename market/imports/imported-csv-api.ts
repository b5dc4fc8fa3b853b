import { z } from 'zod'
import { plainLine } from '#market/plain-line.ts'
import { endpoint, fileAnswer } from '#market/endpoint.ts'
import { fileFormat } from '#market/spreadsheets/file-format.ts'
import { howToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { instant } from '#market/wire.ts'
import { knownColumns } from './columns.ts'
import { fileValues } from './file-values.ts'
import { leftOut } from './left-out.ts'
import { priceRule } from './price-rule.ts'

export const importMessages = {
  underWay: 'Import is in progress',
  complete: 'Import is complete',
  failed: 'Import failed',
  undone: 'Import undone',
} as const

/** A spreadsheet whose name nobody said. */
export const NAMELESS_FILE = 'Spreadsheet'

const key = z.string().min(1).max(300)

/** What came of the products and rows of a file, each counted once. */
export const importTally = z.object({
  created: z.int(),
  changed: z.int(),
  /** They are as the file says. */
  unchanged: z.int(),
  /** Saved, and hidden from buyers for what they lack. */
  drafts: z.int(),
  /** Saved without cells that could not be read. */
  in_part: z.int(),
  /** Rows that were not imported. */
  refused: z.int(),
})
export type ImportTally = z.infer<typeof importTally>

const importSummary = z.object({
  /** By which the list of one's products is narrowed to its own. */
  id: z.int(),
  key,
  file_name: z.string(),
  message: z.enum(Object.values(importMessages)),
  /** Products that need attention and rows that were refused. */
  issue_count: z.int(),
  /** Products created or updated that lack nothing. */
  imported_count: z.int(),
  /** Of `issue_count`, the products: they were saved without something (decision I13). */
  provisional_count: z.int(),
  /** Products it made or changed; one that is as the file says is neither. */
  changed_count: z.int(),
  /** Absent of an import by an older version. */
  tally: importTally.optional(),
  rows: z.int(),
  rows_done: z.int(),
  /** How many rows the download of failed rows has. */
  failed_rows: z.int(),
  created_at: instant,
  finished_at: instant.nullable(),
  /** Until when it may be undone; null when there is nothing to undo. */
  undo_until: instant.nullable(),
})
export type ImportSummary = z.infer<typeof importSummary>

const importStatus = importSummary.extend({
  /** Messages about single rows, once the import is over. */
  attribute_issues: z.array(z.string()),
  /** Empty until the import is over. */
  left_out: leftOut,
  /** How its prices were set and read: its failed rows are meant so too. */
  price_rule: priceRule.optional(),
  decimal: z.literal('comma').optional(),
})
export type ImportStatus = z.infer<typeof importStatus>

export const beginImport = endpoint({
  method: 'POST',
  path: '/imported_csvs',
  summary: 'Import the lots of an uploaded CSV file or workbook, once per file',
  policy: 'shopkeeper',
  rateLimit: 'sheet',
  body: z.object({
    key,
    file_name: z.string().overwrite(plainLine).max(255).optional(),
    ...howToRead(knownColumns).omit({ fixes: true, leave_out: true }).shape,
    /** Sets the asking prices by MSRP, instead of those in the file. */
    price_rule: priceRule.optional(),
    ...fileValues.shape,
  }),
  answer: importStatus,
})

export const listImports = endpoint({
  method: 'GET',
  path: '/imported_csvs',
  summary: 'The latest imports of the seller, newest first',
  policy: 'shopkeeper',
  answer: z.object({ imports: z.array(importSummary) }),
})

const params = z.object({ key })

export const readImport = endpoint({
  method: 'GET',
  path: '/imported_csvs/:key',
  summary: 'The progress and result of an import',
  policy: 'shopkeeper',
  params,
  answer: importStatus,
})

export const downloadFailedRows = endpoint({
  method: 'GET',
  path: '/imported_csvs/:key/failed_rows',
  summary: 'The rows that were refused or need attention, with an Issues column',
  policy: 'shopkeeper',
  params,
  query: z.object({
    format: fileFormat,
    rows: z.literal('in_place').optional().describe('Each row of the CSV keeps its number'),
  }),
  sentAs: 'text/csv',
  answer: fileAnswer,
})

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/imported_csvs/:key',
  summary: 'Undo an import, within a day and while nobody has made an offer on it',
  policy: 'shopkeeper',
  params,
  answer: importStatus,
})

export const downloadTemplate = endpoint({
  method: 'GET',
  path: '/templates/product_import.:format',
  summary: 'The header of a file to import, ready to be filled in',
  policy: 'anyone',
  params: z.object({ format: z.enum(['csv', 'xlsx']) }),
  sentAs: 'text/csv',
  answer: fileAnswer,
})
