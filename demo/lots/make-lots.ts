import { brands, type DemoBrand } from '../brands.ts'
import { seeded, seedOf, type Seeded } from '../seeded.ts'
import type { DemoLot } from './demo-lot.ts'
import { lotPicture } from './lot-picture.ts'
import { makeLot } from './make-lot.ts'

export const DEMO_LOTS = 2000

const DAY = 86_400_000

/** The lots of the demo marketplace, oldest first; no two have one name, and none the UPC or SKU of another seed's. */
export function makeLots(seed: number, now: Date): DemoLot[] {
  const taken = new Set<string>()
  return listingDates(now, seeded(seedOf(seed, 'dates'))).map((createdAt, index) => {
    const number = index + 1
    const brand = brandFor(seed, number)
    const place = (seed - 1) * DEMO_LOTS + number
    for (let attempt = 0; ; attempt++) {
      const lot = makeLot({ seed, number, place, brand, createdAt, now }, attempt)
      if (taken.has(lot.name)) continue
      taken.add(lot.name)
      return lot
    }
  })
}

function brandFor(seed: number, number: number): DemoBrand {
  const { good } = lotPicture(number)
  const chance = seeded(seedOf(seed, 'brand', number))
  const makers = brands.filter((brand) => brand.makes.includes(good))
  return chance.pick(makers)
}

/** Over the last year, denser towards now. */
function listingDates(now: Date, chance: Seeded): Date[] {
  return Array.from({ length: DEMO_LOTS }, () => {
    const daysAgo = 360 * chance.between(0.01, 1) ** 1.9 + chance.between(0, 1)
    return new Date(now.getTime() - Math.round(daysAgo * DAY) - chance.whole(0, 3600) * 1000)
  }).toSorted((one, other) => one.getTime() - other.getTime())
}
