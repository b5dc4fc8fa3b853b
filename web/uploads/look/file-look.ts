import type { FileValues } from '#market/imports/file-values.ts'
import type { HowToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import type { EncodingSample } from './encoding-samples.ts'

/** How a file is meant, in a manifest also what its words for conditions mean. */
export type FileMeaning = HowToRead & { conditions?: FileValues['conditions'] }

/** A cell that has to change for its row to be taken in; without a column nothing of the row can be read. */
export type CellToFix = { row: number; column: string | null; cell: string; words: string }

/** What the rows of a file come to, where that can be told before it is sent. */
export type RowsLook = {
  /** Rows that can be taken in, in words. */
  summary: string
  /** The first of the cells to fix. */
  toFix: readonly CellToFix[]
  /** How many rows have such cells. */
  problemCount: number
  /** Words for conditions that we don't know. */
  unknownConditions: readonly string[]
}

/** What a look at a file shows before anything is saved. */
export type FileLook = {
  /** Of a workbook: the sheet that is read, and all that can be. */
  sheets?: { sheet: string; sheets: readonly string[] } | undefined
  header: readonly string[]
  /** Two cells of each column at most. */
  samples: readonly (readonly string[])[]
  /** The column that each header names by its own words. */
  guessed: readonly (string | undefined)[]
  /** Columns that several headers could be, so that which is meant has to be asked. */
  doubtful: readonly string[]
  /** Why nothing of the file can be read. */
  problem?: string | undefined
  /** Amounts that would read with a decimal comma: how many rows have one, and the first of them. */
  commas?: { rows: number; example: string } | undefined
  /** How its words read in the encodings that it may have, where its letters look wrong. */
  encodings?: readonly EncodingSample[] | undefined
  rows?: RowsLook | undefined
}
