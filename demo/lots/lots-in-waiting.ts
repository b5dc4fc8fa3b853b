import type { DemoBrand } from '../brands.ts'
import type { DemoLot } from './demo-lot.ts'
import { makeLot } from './make-lot.ts'
import { pictureOf } from './picture-of.ts'

const SEED = 1
const LOTS = 3

type Times = { createdAt: Date; now: Date }

/** The first lots of a shop that is not approved yet: one of each thing it makes, shown to nobody. */
export function lotsInWaiting(brand: DemoBrand, times: Times): DemoLot[] {
  return brand.makes.slice(0, LOTS).map((good) => {
    const number = pictureOf(good)
    return {
      ...makeLot({ seed: SEED, number, place: number, brand, ...times }, 0),
      provisional: true,
    }
  })
}
