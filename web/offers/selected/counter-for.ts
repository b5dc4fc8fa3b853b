import { cents } from '#market/money.ts'
import type { CounterFill } from '#market/offers/fill-counter.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { counterLines, hasChanges, problemsOf, type CounterLine } from '../counter/counter-draft.ts'
import { fillLines, ownPrices } from '../counter/fill-lines.ts'

/** How a seller counters several offers at once. */
export type SellerFill = Extract<
  CounterFill,
  'middle' | { percent: number } | { underAsking: number }
>

/** A counter to be sent, or why the offer gets no counter. */
export type CounterFor = { lines: CounterLine[] } | { words: string }

export const isCounter = (counter: CounterFor | undefined): counter is { lines: CounterLine[] } =>
  counter !== undefined && 'lines' in counter

/** A seller's counter by one rule for all lines. It never asks for less than the buyer offers. */
export function counterFor(offer: Offer, fill: SellerFill): CounterFor {
  const lines = fillLines(counterLines(offer), fill, ownPrices(offer, 'seller')).map((each) => ({
    ...each,
    unitPrice: cents(Math.max(each.unitPrice ?? 0, each.line.unit_price)),
  }))
  const blocked = lines.find((line) => problemsOf(line).length > 0)
  if (blocked)
    return {
      words: `${blocked.line.product.name}: ${problemsOf(blocked)[0]?.message}. Answer it on its own.`,
    }
  if (offer.freight_missing)
    return { words: 'Its freight is quoted by you. Answer it on its own to state it.' }
  if (!hasChanges(lines)) return { words: 'They already offer this much. It won’t be countered.' }
  return { lines }
}
