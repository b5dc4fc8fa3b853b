import { cityOf } from '#market/delivery/ship-from.ts'
import { USUAL_FREIGHT, type FreightTerms } from './freight-terms.ts'

/** What is said of the freight of a lot. */
export type LotFreight = {
  freight_terms?: FreightTerms | undefined
  ships_from?: string | null | undefined
}

/** What stands by the price of a lot. A lot that was kept before lots said it has its freight included. */
export function freightWords({
  freight_terms: terms = USUAL_FREIGHT,
  ships_from: place,
}: LotFreight) {
  if (terms === 'included') return 'Freight included'
  if (terms === 'buyer_arranges') return 'Buyer arranges freight'
  if (terms === 'quoted') return 'Freight quoted by the seller'
  return place ? `Pickup at ${cityOf(place)}` : 'Pickup at the seller'
}

/** The words of several lots: each once. */
export const freightWordsOf = (lots: readonly LotFreight[]) =>
  [...new Set(lots.map(freightWords))].join(' · ')

/** The terms that hold for all of several lots. */
export function freightOf(lots: readonly LotFreight[]): FreightTerms | 'mixed' {
  const [first = USUAL_FREIGHT, ...others] = new Set(
    lots.map(({ freight_terms: terms = USUAL_FREIGHT }) => terms),
  )
  return others.length > 0 ? 'mixed' : first
}
