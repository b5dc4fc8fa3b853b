import { percentOff, times, type Cents } from '#market/money.ts'
import type { JudgedRow } from './offer-spreadsheet-api.ts'
import type { SpreadsheetRow } from './read-row.ts'
import { isGood } from './seller-totals.ts'

/** What the buyer answered for prices that look like typos, by the row: the typed price, or another. */
export type PriceAnswers = ReadonlyMap<number, Cents>

/** The rows whose price looks like a typo and has no answer yet. */
export const unansweredIn = (rows: readonly JudgedRow[], answers: PriceAnswers) =>
  rows.filter((row) => isGood(row) && row.slip !== null && !answers.has(row.row))

/** The rows of a file with the prices that were answered, to be judged. */
export const asAnswered = (rows: readonly SpreadsheetRow[], answers: PriceAnswers) =>
  rows.map((row) => ({ ...row, unitPrice: answers.get(row.row) ?? row.unitPrice }))

/** What a judged row comes to at the price that was answered. */
export function withAnswer(row: JudgedRow, answers: PriceAnswers): JudgedRow {
  const answer = row.slip && answers.get(row.row)
  if (!row.slip || !answer || row.quantity === null) return row
  return {
    ...row,
    unit_price: answer,
    total: times(answer, row.quantity),
    percent_off: row.slip.msrp && percentOff(row.slip.msrp, answer),
  }
}
