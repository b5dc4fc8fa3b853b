import { cents, formatUsd } from '#market/money.ts'
import type { OfferProduct } from '#market/offers/offer-document.ts'
import { lineProblems, minimumOf, type Line } from '#market/offers/offer-line.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { asLine, listingOf } from './cart.ts'

/** What one press does: removes the line, or changes it to the nearest valid one. */
export type LineFix = { kind: 'remove' } | { kind: 'change'; to: Line; label: string }
export type LineTrouble = { words: string; fix: LineFix }

/** Why a line cannot be sent: its product has changed since it was added to the cart. */
export function lineTrouble(line: OfferProduct): LineTrouble | undefined {
  const { product } = line
  if (!product.available) return { words: 'No longer available', fix: { kind: 'remove' } }
  if (product.units === 0) return { words: 'Sold out', fix: { kind: 'remove' } }
  if (line.resale_conflict) return { words: line.resale_conflict, fix: { kind: 'remove' } }
  const mine = asLine(line)
  if (lineProblems(mine, listingOf(line)).length === 0) return undefined
  const to = fittingLine(line)
  return {
    words: causes(mine, to).join('. '),
    fix: { kind: 'change', to, label: fixWords(mine, to) },
  }
}

function fittingLine(line: OfferProduct): Line {
  const { quantity, unitPrice } = asLine(line)
  const listing = listingOf(line)
  return {
    quantity: Math.min(Math.max(quantity, minimumOf(listing)), listing.units),
    unitPrice: cents(Math.min(unitPrice, listing.askingPrice ?? unitPrice)),
  }
}

function causes(mine: Line, fitting: Line): string[] {
  const words: string[] = []
  if (fitting.quantity < mine.quantity) words.push(`Only ${quantityText(fitting.quantity)} left`)
  if (fitting.quantity > mine.quantity)
    words.push(`The minimum is now ${quantityText(fitting.quantity)}`)
  if (fitting.unitPrice < mine.unitPrice)
    words.push(`The asking price is now ${formatUsd(fitting.unitPrice)}`)
  return words
}

function fixWords(mine: Line, fitting: Line) {
  const units = fitting.quantity === mine.quantity ? [] : [quantityText(fitting.quantity)]
  const price = fitting.unitPrice === mine.unitPrice ? [] : [formatUsd(fitting.unitPrice)]
  return `Change to ${[...units, ...price].join(' at ')}`
}
