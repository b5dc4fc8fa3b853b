import { cents } from '#market/money.ts'
import type { LineProblem } from '#market/offers/offer-line.ts'
import type { Product } from '#market/products/product-api.ts'
import type { LiveOffer } from '#web/offers/live-offers.ts'
import { cardState, clauseInTheWay } from '#web/products/card-state.ts'
import {
  firstLine,
  typedProblems,
  wholeLine,
  type TypedLine,
} from '#web/products/offer/typed-line.ts'
import { clauseWords } from '#web/resale/clause-words.ts'
import { priceUnder, type ChosenLine } from './compared-offer.ts'
import type { ComparedLot } from './compared-lots.ts'

/** A lot in the comparison, and what I would offer for it. */
export type ComparedRow = {
  lot: ComparedLot
  /** Undefined while it is fetched. */
  product: Product | undefined
  isGone: boolean
  /** Why nothing can be offered for it now: sold out, in the cart, in an offer, not to be resold. */
  state: string | undefined
  typed: TypedLine
  problems: LineProblem[]
  isChosen: boolean
}

type Wishes = {
  needed: number | undefined
  percentUnder: number
  /** What was typed for a lot; undefined for a field that was emptied. */
  quantities: ReadonlyMap<number, number | undefined>
  chosen: ReadonlySet<number>
}
type Found = {
  lot: ComparedLot
  product: Product | undefined
  isGone: boolean
  standing: LiveOffer | undefined
}

export function comparedRow({ standing, ...found }: Found, wishes: Wishes): ComparedRow {
  const { lot, product, isGone } = found
  if (!product) return { ...found, state: isGone ? 'No longer listed' : undefined, ...nothingTyped }
  const asking = product.seller_price_cents ?? cents(0)
  const first = firstLine(product, wishes.needed)
  const quantity = wishes.quantities.has(lot.id) ? wishes.quantities.get(lot.id) : first.quantity
  const typed = { quantity, unitPrice: priceUnder(asking, wishes.percentUnder) }
  const clause = clauseInTheWay(product, standing)
  const state = clause ? clauseWords(clause) : cardState(product.units, standing)
  const limits = {
    units: product.units,
    minOrderUnits: product.min_order_units,
    askingPrice: asking,
  }
  return {
    ...found,
    state,
    typed,
    problems: state ? [] : typedProblems(typed, limits),
    isChosen: !state && wishes.chosen.has(lot.id),
  }
}

/** The lines to offer: of the chosen ones, those that are whole and have no problem. */
export const linesOf = (rows: readonly ComparedRow[]): ChosenLine[] =>
  rows.flatMap(({ lot, typed, problems, isChosen }) => {
    const line = wholeLine(typed)
    if (!isChosen || !line || problems.length > 0) return []
    return [{ ...line, productId: lot.id, sellerId: lot.seller_id }]
  })

const nothingTyped = {
  typed: { quantity: undefined, unitPrice: undefined },
  problems: [],
  isChosen: false,
}
