import { cents, type Cents } from '#market/money.ts'

/** How a changed price is rounded: to the cent, or to an ending such as .99. */
export const priceRoundings = ['none', 'five', 'nine', 'ninety_nine'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** One of the three: by a share of the price before, to a share off MSRP, or to a price. */
export type PriceChange = {
  change_bps?: number | undefined
  off_msrp_bps?: number | undefined
  price_cents?: Cents | undefined
  rounding?: PriceRounding | undefined
}

type Prices = { before: Cents | null; msrp: Cents | null }

/** What a change makes of a price; nothing where it lacks what it counts from. */
export function priceAfter(change: PriceChange, { before, msrp }: Prices): Cents | undefined {
  const { change_bps: changeBps, off_msrp_bps: offBps, rounding = 'none' } = change
  if (changeBps !== undefined) {
    if (before === null) return undefined
    const most = changeBps < 0 ? before : msrp
    return rounded(changedBy(before, changeBps), rounding, most)
  }
  if (offBps !== undefined)
    return msrp === null ? undefined : rounded(changedBy(msrp, -offBps), rounding, msrp)
  return change.price_cents
}

const WHOLE_BPS = 10_000

/** Rounded half up to the cent. */
export const changedBy = (price: Cents, changeBps: number) =>
  cents(Math.floor((price * (WHOLE_BPS + changeBps) + WHOLE_BPS / 2) / WHOLE_BPS))

const ENDINGS: Record<Exclude<PriceRounding, 'none'>, { ending: number; step: number }> = {
  five: { ending: 5, step: 10 },
  nine: { ending: 9, step: 10 },
  ninety_nine: { ending: 99, step: 100 },
}

/** The nearest price with that ending, the higher of two; the lower one where that would be more than it may become. */
function rounded(price: Cents, rounding: PriceRounding, most: Cents | null): Cents {
  if (rounding === 'none' || price <= 0) return price
  const { ending, step } = ENDINGS[rounding]
  const below = Math.floor((price - ending) / step) * step + ending
  const above = below + step
  const mayBeAbove = most === null || above <= most
  if (mayBeAbove && (below <= 0 || above - price <= price - below)) return cents(above)
  return below > 0 ? cents(below) : price
}
