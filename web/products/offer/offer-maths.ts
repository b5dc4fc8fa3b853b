import { cents, percentOff, percentOffMsrp, times, type Cents } from '#market/money.ts'
import type { Line } from '#market/offers/offer-line.ts'

type Prices = { msrp: Cents | null; asking: Cents | null }

/** What an offer means to the buyer who types it. */
export function offerMaths({ quantity, unitPrice }: Line, { msrp, asking }: Prices) {
  return {
    percentOffMsrp: msrp === null ? undefined : percentOffMsrp(msrp, unitPrice),
    belowAsking: asking === null ? undefined : cents(Math.max(asking - unitPrice, 0)),
    percentBelowAsking: asking ? Math.max(((asking - unitPrice) / asking) * 100, 0) : undefined,
    grossProfit: msrp === null ? undefined : times(cents(Math.max(msrp - unitPrice, 0)), quantity),
  }
}

export type QuickPrice = { label: string; price: Cents }

const STEP = 5
const UNDER_ASKING = 20
const WORTH_ASKING = 0.97

/** Prices one press away: the asking price, the next round percent off, and a bold first offer. */
export function quickPrices({ msrp, asking }: Prices): QuickPrice[] {
  if (asking === null || asking < 1) return []
  const prices: QuickPrice[] = [{ label: 'Asking', price: asking }]
  if (msrp !== null) {
    const atPercentOff = (percent: number) => cents(Math.floor((msrp * (100 - percent)) / 100))
    let next = (Math.floor(percentOff(msrp, asking) / STEP) + 1) * STEP
    // A cent less than asking is no offer worth a button.
    while (atPercentOff(next) > asking * WORTH_ASKING) next += STEP
    if (next < 100) prices.push({ label: `${next}% off`, price: atPercentOff(next) })
  }
  const bold = cents(Math.round((asking * (100 - UNDER_ASKING)) / 100))
  const isNew = prices.every(({ price }) => Math.abs(price - bold) > asking * (1 - WORTH_ASKING))
  if (isNew) prices.push({ label: `${UNDER_ASKING}% under asking`, price: bold })
  return prices.filter(({ price }) => price > 0)
}
