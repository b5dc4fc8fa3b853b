import { cents, type Cents } from '#market/money.ts'

/** What one of the units inside a mixed lot costs at a price for the lot, to the nearest cent; null without a price. */
export const costInside = (lotPrice: Cents | null, inside: number | null): Cents | null =>
  lotPrice === null || inside === null || inside === 0 ? null : cents(Math.round(lotPrice / inside))
