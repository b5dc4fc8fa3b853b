import { inDigits } from '#market/in-digits.ts'
import { cents, formatUsd, percentOff, times, type Cents } from '#market/money.ts'
import { isEditable, type OfferState } from '#market/offers/offer.ts'
import { lineProblems, type Line, type LineLimits } from '#market/offers/offer-line.ts'
import { priceTypo } from '#market/products/price-typo.ts'
import { resaleRefusal } from '#market/resale/resale-conflict.ts'
import type { ResaleDeclaration, ResaleTerms } from '#market/resale/resale-terms.ts'
import { isUpcOf } from './is-upc-of.ts'
import type { JudgedRow, RowEffect } from './offer-spreadsheet-api.ts'
import type { SpreadsheetRow } from './read-row.ts'

/** What there is to know of the product a row names; nothing of one that is not listed. */
export type KnownLot = {
  name: string
  upc: string
  seller: { id: number; name: string }
  msrp: Cents | null
  limits: LineLimits
  /** Under which terms it may be resold, and where its reader says that it resells. */
  terms: ResaleTerms | null
  buyer: ResaleDeclaration
}
/** Where the product lies among the buyer's own offers already. */
export type LiveLine = Line & { state: OfferState }

export type Standing = { lot: KnownLot | undefined; live: LiveLine | undefined }

/** Judges one row on its own; its problems are worded as the screen shows them. */
export function judgeRow(spreadsheetRow: SpreadsheetRow, standing: Standing): JudgedRow {
  const { row, productId, quantity, unitPrice, typed } = spreadsheetRow
  const { lot, live } = standing
  const problems = [...spreadsheetRow.problems, ...problemsWith(spreadsheetRow, standing)]
  const line = quantity !== null && unitPrice !== null ? { quantity, unitPrice } : undefined
  const isGood = line && problems.length === 0
  return {
    row,
    product_id: productId,
    name: lot?.name ?? (typed.name || null),
    seller: lot?.seller ?? null,
    quantity,
    unit_price: unitPrice,
    total: line ? times(line.unitPrice, line.quantity) : null,
    percent_off: lot?.msrp && unitPrice !== null ? percentOff(lot.msrp, unitPrice) : null,
    effect: isGood ? effectOf(line, live) : null,
    problems,
    limits: limitsOf(spreadsheetRow, standing),
    slip: isGood ? typoOf(line, standing) : null,
    typed: { product_id: typed.product_id, quantity: typed.quantity, price: typed.price },
  }
}

function problemsWith(spreadsheetRow: SpreadsheetRow, { lot, live }: Standing): string[] {
  const { productId, typed } = spreadsheetRow
  if (productId === null) return []
  // One message for both cases, so that nobody learns whether an unlisted product exists (decision C7).
  if (!lot) return ['Unknown product or no longer available']
  if (!isUpcOf(typed.upc, lot.upc)) return ['The UPC doesn’t match this Product ID']
  if (live && !isEditable(live.state)) return ['Already in an offer under review']
  const unsaleable = resaleRefusal(lot.terms, lot.buyer, 'buyer')
  if (unsaleable) return [unsaleable.message]
  return wrongIn(spreadsheetRow, lot).map(({ message }) => message)
}

/** What is wrong with the figures of a row, as far as they are clear. */
function wrongIn({ quantity, unitPrice }: SpreadsheetRow, { limits }: KnownLot) {
  const line = { quantity: quantity ?? 1, unitPrice: unitPrice ?? cents(1) }
  return lineProblems(line, limits).filter(
    ({ field }) => (field === 'quantity' ? quantity : unitPrice) !== null,
  )
}

/** The figures that a row may not exceed, where it does. */
function limitsOf(row: SpreadsheetRow, { lot }: Standing): string[] {
  if (!lot) return []
  const { units, askingPrice } = lot.limits
  return wrongIn(row, lot).flatMap(({ kind }) => {
    if (kind === 'over_units') return [`${inDigits(units)} available`]
    return kind === 'over_asking' && askingPrice ? [`asking is ${formatUsd(askingPrice)}`] : []
  })
}

// A price that the buyer has in the cart already was asked about as it came there.
function typoOf({ unitPrice }: Line, { lot, live }: Standing): JudgedRow['slip'] {
  if (!lot || live?.unitPrice === unitPrice) return null
  const asking = lot.limits.askingPrice ?? undefined
  const measures = { before: asking, most: asking, msrp: lot.msrp ?? undefined }
  const slip = priceTypo(unitPrice, measures)
  return slip ? { reason: slip.reason, likely: slip.likely ?? null, msrp: lot.msrp } : null
}

function effectOf({ quantity, unitPrice }: Line, live: LiveLine | undefined): RowEffect {
  if (!live) return 'add'
  if (live.state === 'saved_for_later') return 'move'
  return live.quantity === quantity && live.unitPrice === unitPrice ? 'keep' : 'update'
}
