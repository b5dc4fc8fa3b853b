import { cents, type Cents } from '#market/money.ts'
import { lineTotal, offerTotal, type Line } from '#market/offers/offer-line.ts'

/** A line that is chosen to be offered, and whose offer it goes into. */
export type ChosenLine = Line & { productId: number; sellerId: number }

/** How far under asking all prices are offered at once. */
export const PERCENTS_UNDER = [0, 5, 10, 15, 20, 25, 30, 40, 50] as const

/** The asking price less this percentage, rounded to a cent; never zero. */
export const priceUnder = (asking: Cents, percent: number) =>
  cents(Math.max(1, Math.round((asking * (100 - percent)) / 100)))

/** The lines of each seller, as each gets an offer of its own. */
export function bySeller(lines: readonly ChosenLine[]): Map<number, ChosenLine[]> {
  const sellers = new Map<number, ChosenLine[]>()
  for (const line of lines)
    sellers.set(line.sellerId, [...(sellers.get(line.sellerId) ?? []), line])
  return sellers
}

/** "Add 4 lots to cart", with what they come to. */
export const totalOf = (lines: readonly ChosenLine[]) =>
  lines.length === 1 && lines[0] ? lineTotal(lines[0]) : offerTotal(lines)
