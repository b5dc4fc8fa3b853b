import type { DemoBrand } from '../brands.ts'
import type { DemoLot } from './demo-lot.ts'
import { lotPicture } from './lot-picture.ts'
import { makeLot } from './make-lot.ts'
import { DEMO_LOTS } from './make-lots.ts'

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

/** The last of the demo's pictures that shows such a thing. */
function pictureOf(good: string): number {
  let number = DEMO_LOTS
  while (number > 1 && lotPicture(number).good !== good) number--
  return number
}
