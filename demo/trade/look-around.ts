import { brands } from '../brands.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { retailers } from '../retailers.ts'
import { seeded, seedOf, type Seeded } from '../seeded.ts'
import { DEMO_SELLER } from './deals.ts'

/** A buyer looks at a lot, or at the shop itself. */
export type DemoView = { buyer: number; seller: number; lot: number | null; at: Date }

const WEEKS = 26
const WEEK = 7 * 86_400_000
const FAVOURITES = 6

/** What buyers looked at in half a year; the demo seller is found by more of them every month. */
export function lookAround(seed: number, now: Date, lots: readonly DemoLot[]): DemoView[] {
  const numbered = lots.map((lot, index) => ({ lot, number: index + 1 }))
  const shown = Map.groupBy(
    numbered.filter(({ lot }) => !lot.provisional),
    ({ lot }) => lot.seller,
  )
  return brands.flatMap(({ number: seller }) => {
    const chance = seeded(seedOf(seed, 'views', seller))
    const shelf = shown.get(seller) ?? []
    return Array.from({ length: WEEKS }, (_, weeksAgo) => weeksAgo).flatMap((weeksAgo) =>
      viewsOfWeek({ seller, shelf, weeksAgo, now }, chance),
    )
  })
}

type Week = {
  seller: number
  shelf: readonly { lot: DemoLot; number: number }[]
  weeksAgo: number
  now: Date
}

function viewsOfWeek({ seller, shelf, weeksAgo, now }: Week, chance: Seeded): DemoView[] {
  const end = now.getTime() - weeksAgo * WEEK
  const views = Array.from({ length: countOf(seller, weeksAgo, chance) }, () => ({
    at: new Date(end - chance.whole(0, WEEK)),
    liked: chance.chance(0.5),
    place: chance.between(0, 1),
    visitsShop: chance.chance(0.25),
    buyer: chance.whole(1, retailers.length),
  }))
  return views.map(({ at, liked, place, visitsShop, buyer }) => {
    const listed = shelf.filter(({ lot }) => lot.createdAt < at)
    const sought = liked ? listed.slice(0, FAVOURITES) : listed
    const lot = sought[Math.floor(place * place * (sought.length - 1))]?.number ?? null
    return { buyer, seller, lot: visitsShop ? null : lot, at }
  })
}

function countOf(seller: number, weeksAgo: number, chance: Seeded) {
  if (seller !== DEMO_SELLER) return chance.whole(0, 5)
  return Math.round(chance.between(0.8, 1.2) * (16 + (WEEKS - weeksAgo) * 1.6))
}
