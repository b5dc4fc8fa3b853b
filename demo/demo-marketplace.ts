import type { DemoLot } from './lots/demo-lot.ts'
import { makeLots } from './lots/make-lots.ts'
import { seeded, seedOf } from './seeded.ts'
import type { DemoOffer } from './trade/demo-offer.ts'
import { lookAround, type DemoView } from './trade/look-around.ts'
import { ownTermsOf } from './trade/resale.ts'
import { trade } from './trade/trade.ts'

/** Lots, brands and retailers are known by their number, from 1. */
export type DemoMarketplace = {
  lots: DemoLot[]
  offers: DemoOffer[]
  /** Lots whose units their seller took off the shelf, having sold them elsewhere. */
  soldElsewhere: { lot: number; at: Date }[]
  views: DemoView[]
}

/** A believable marketplace: the same seed and moment always give the same one. */
export function demoMarketplace(seed: number, now: Date): DemoMarketplace {
  const made = makeLots(seed, now)
  const offers = trade(seed, now, made)
  const talkedAbout = lotsOf(offers)
  const lots = made.map((lot, at) =>
    talkedAbout.has(at + 1) ? lot : { ...lot, resaleTerms: ownTermsOf(lot, at + 1) },
  )
  return {
    lots,
    offers,
    soldElsewhere: soldElsewhere({ lots, offers }, seed, now),
    views: lookAround(seed, now, lots),
  }
}

const lotsOf = (offers: readonly DemoOffer[]) =>
  new Set(offers.flatMap(({ lines }) => lines.map(({ lot }) => lot)))

const SOLD_ELSEWHERE = 44

function soldElsewhere(
  { lots, offers }: Pick<DemoMarketplace, 'lots' | 'offers'>,
  seed: number,
  now: Date,
) {
  const chance = seeded(seedOf(seed, 'sold elsewhere'))
  const talkedAbout = lotsOf(offers)
  const quiet = lots.flatMap(({ createdAt, provisional }, index) =>
    provisional || talkedAbout.has(index + 1) ? [] : [{ lot: index + 1, createdAt }],
  )
  return chance.some(quiet, SOLD_ELSEWHERE).map(({ lot, createdAt }) => {
    const since = now.getTime() - createdAt.getTime()
    return {
      lot,
      at: new Date(createdAt.getTime() + Math.round(since * chance.between(0.3, 0.95))),
    }
  })
}
