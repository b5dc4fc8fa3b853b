import { judgeRow, type Standing } from './judge-row.ts'
import type { JudgedRow } from './offer-spreadsheet-api.ts'
import type { SpreadsheetRow } from './read-row.ts'
import { MOST_LOTS_IN_OFFER } from './spreadsheet-limits.ts'

/** What judging needs apart from the spreadsheet. */
export type Known = {
  standingOf: (productId: number) => Standing
  /** How many products the buyer's draft with a seller holds already. */
  lotsInDraft: (sellerId: number) => number
}

/** What each row of a spreadsheet comes to, and then the spreadsheet as a whole. */
export function judgeSpreadsheet(rows: readonly SpreadsheetRow[], known: Known): JudgedRow[] {
  const rowsOf = Map.groupBy(rows, ({ productId }) => productId)
  const judged = rows.map((row) => {
    const { productId } = row
    const standing = productId === null ? unknown : known.standingOf(productId)
    const alike = productId === null ? [] : (rowsOf.get(productId) ?? [])
    return judgeRow(alike.length > 1 ? repeated(row, alike) : row, standing)
  })
  const lots = new Map<number, number>()
  return judged.map((row) => (isBeyond(row, lots, known) ? tooMany(row) : row))
}

const unknown: Standing = { lot: undefined, live: undefined }

// Which of them is meant is not for us to guess.
function repeated(row: SpreadsheetRow, [first, second, ...rest]: SpreadsheetRow[]): SpreadsheetRow {
  const other = first === row ? second : first
  const more = rest.length > 0 ? ` and ${rest.length} more` : ''
  const problem = `The same product stands in row ${other?.row}${more}`
  return { ...row, problems: [...row.problems, problem] }
}

/** Counts the products of each seller's offer, those that the draft holds first. */
function isBeyond({ effect, seller }: JudgedRow, lots: Map<number, number>, known: Known) {
  if (!seller || (effect !== 'add' && effect !== 'move')) return false
  const before = lots.get(seller.id) ?? known.lotsInDraft(seller.id)
  if (before >= MOST_LOTS_IN_OFFER) return true
  lots.set(seller.id, before + 1)
  return false
}

const tooMany = (row: JudgedRow): JudgedRow => ({
  ...row,
  effect: null,
  slip: null,
  problems: [...row.problems, `An offer holds at most ${MOST_LOTS_IN_OFFER} lots`],
})
