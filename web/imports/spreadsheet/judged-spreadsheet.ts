import type { ChangedCell } from '#market/exports/changed-cells.ts'
import type { FileQuestions } from './questions-of.ts'
import type { RowProblem } from '#market/imports/row-problem.ts'

/** What an import would make of a row. */
export type RowOutcome =
  | { kind: 'new' | 'unchanged' }
  | { kind: 'update'; changes: readonly ChangedCell[] }
  /** It belongs to the product of an earlier row. */
  | { kind: 'more'; of: number }
  /** A draft is saved, and hidden from buyers until it is fixed; in part, it is saved without some cells. */
  | { kind: 'draft' | 'in part' | 'refused'; problems: readonly RowProblem[] }

export type JudgedRow = {
  row: number
  upc: string | undefined
  /** As they stand in the file, by their columns: those that are always shown, and those at fault. */
  cells: Readonly<Record<string, string>>
  percentOff: number | undefined
  outcome: RowOutcome
  notes: readonly RowProblem[]
  /** The columns with problems. */
  faults: readonly string[]
}

/** What an import would come to. */
export type Tally = {
  rows: number
  products: number
  /** Complete: new, changed or as they are. */
  ready: number
  changed: number
  unchanged: number
  drafts: number
  /** Saved without a cell that can't be read. */
  inPart: number
  refused: number
  padded: number
  notes: number
}

export type JudgedSpreadsheet =
  | { problem: string }
  | { rows: readonly JudgedRow[]; tally: Tally; questions: FileQuestions }

export const needsFix = ({ outcome: { kind } }: Pick<JudgedRow, 'outcome'>) =>
  kind === 'draft' || kind === 'in part' || kind === 'refused'
