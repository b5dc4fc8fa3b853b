import { cents, times, type Cents } from '#market/money.ts'
import { MAX_UNIT_CENTS } from '#market/wire.ts'

/** How all prices of a counter are filled by one act; a percent is of the price in the form, up or down. */
export type CounterFill =
  | 'middle'
  | 'theirs'
  | 'mine'
  | { percent: number }
  /** Percent under the asking price. */
  | { underAsking: number }

export const MAX_FILL_PERCENT = 90

type FillableLine = {
  /** As it stands in the form; an emptied field is undefined. */
  unitPrice: Cents | undefined
  theirs: Cents
  /** What this side named last, or asks. */
  mine: Cents | undefined
  askingPrice: Cents | null
}

/** The price that a line gets: whole cents, more than nothing, and never over the asking price. */
export function filledPrice(fill: CounterFill, line: FillableLine): Cents | undefined {
  const { unitPrice, theirs, mine, askingPrice } = line
  const price = within(askingPrice ?? MAX_UNIT_CENTS)
  if (fill === 'theirs') return price(theirs)
  if (fill === 'mine') return mine === undefined ? unitPrice : price(mine)
  if (fill === 'middle') return mine === undefined ? unitPrice : price((theirs + mine) / 2)
  if ('underAsking' in fill)
    return askingPrice === null
      ? unitPrice
      : price(times(askingPrice, 100 - fill.underAsking) / 100)
  return price(times(unitPrice ?? theirs, 100 + fill.percent) / 100)
}

const within = (most: number) => (amount: number) =>
  cents(Math.min(Math.max(Math.round(amount), 1), most))
