import type { SheetRound } from './sheet-rounds.ts'

export type Fact = { label: string; value: string }

export type SheetColumn = {
  key: string
  head: string
  isFigure?: boolean
  /** Where long words may not take room from the others. */
  widest?: number
}
export type SheetLine = Readonly<Record<string, string>>

/** A document as it is drawn: parties, facts, a table, totals. */
export type Sheet = {
  title: string
  number: string
  status: string
  /** Set into the file, so that the same document gives the same bytes. */
  writtenAt: Date
  parties: { label: string; lines: string[] }[]
  facts: Fact[]
  /** What it is to show, in a few words; an order shows itself. */
  summary: SheetRound[]
  /** The first takes the room that the others leave. */
  columns: readonly SheetColumn[]
  lines: SheetLine[]
  totals: Fact[]
  closing: string[]
  /** What was agreed on reselling the goods, and who signed it; empty where there were no terms. */
  agreement: SheetRound[]
  /** How the price was agreed, the first round on top. */
  rounds: SheetRound[]
  /** What else belongs to it. */
  more: { title: string; rounds: SheetRound[] }[]
}
