import type { Party } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import { filledPrice, type CounterFill } from '#market/offers/fill-counter.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { lastTermsOf } from '#market/offers/offer-history.ts'
import type { CounterLine } from './counter-draft.ts'

/** What this side stands by in each line: its last price, or what a seller who has named none asks. */
export function ownPrices(offer: Offer, viewer: Party): (line: OfferProduct) => Cents | undefined {
  const named = lastTermsOf(offer.history, viewer)
  const prices = new Map(named?.lines.map((line) => [line.product_id, line.unit_price]))
  return ({ product, asking_price_cents: asking }) =>
    prices.get(product.id) ?? (viewer === 'seller' ? (asking ?? undefined) : undefined)
}

export const hasNamedPrices = (offer: Offer, viewer: Party) =>
  lastTermsOf(offer.history, viewer) !== undefined

/** The lines of a counter with every price filled by one act; lines that are left out stay as they were. */
export function fillLines(
  lines: readonly CounterLine[],
  fill: CounterFill,
  mine: (line: OfferProduct) => Cents | undefined,
): CounterLine[] {
  return lines.map((each) => {
    if (each.isRemoved) return each
    const { line, unitPrice } = each
    const facts = {
      theirs: line.unit_price,
      mine: mine(line),
      askingPrice: line.asking_price_cents,
    }
    return { ...each, unitPrice: filledPrice(fill, { unitPrice, ...facts }) }
  })
}
