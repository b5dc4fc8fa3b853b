import type { ProductCondition } from '#market/products/product-condition.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import type { DemoBrand } from '../brands.ts'
import { goodOf } from '../goods/all-goods.ts'
import { tags } from '../phrases.ts'
import { seeded, type Seeded, seedOf } from '../seeded.ts'
import { countUnits, packLot } from './count-units.ts'
import type { DemoLot } from './demo-lot.ts'
import { describeLot } from './describe-lot.ts'
import { lotPicture } from './lot-picture.ts'
import { nameLot } from './name-lot.ts'
import { priceLot } from './price-lot.ts'
import type { Good } from '../goods/good.ts'

type Listing = {
  seed: number
  number: number
  /** Its place among the lots of all seeds. */
  place: number
  brand: DemoBrand
  createdAt: Date
  now: Date
}

// Before their maker's number is another.
const ITEMS_OF_A_MAKER = 100_000

/** One lot of a brand. `attempt` gives the same lot another name, for when the first is taken. */
export function makeLot(listing: Listing, attempt: number): DemoLot {
  const { seed, number, brand, createdAt, now } = listing
  const picture = lotPicture(number)
  const goods = goodOf(picture.good)
  const chance = seeded(seedOf(seed, 'lot', number))
  const words = nameLot(
    { brand, goods, main: picture.main },
    seeded(seedOf(seed, 'name', number, attempt)),
  )
  const prices = priceLot(goods.msrp, chance)
  const packing = packLot(goods.innerQuantities, chance)
  const missing = chance.chance(0.03)
    ? chance.pick(['photo', 'msrp', 'wholesale', 'asking'] as const)
    : null
  return {
    seller: brand.number,
    name: words.name,
    ...codesOf(listing, picture.good, chance),
    description: describeLot(
      {
        words,
        voice: brand.voice,
        category: picture.category,
        facts: goods.facts,
        packing: packing.innerQuantity
          ? `Inner pack of ${packing.innerQuantity}, ${packing.outerQuantity} to the master carton.`
          : null,
      },
      chance,
    ),
    photos: missing === 'photo' ? [] : photosOf(number, chance),
    msrpCents: missing === 'msrp' ? null : prices.msrp,
    wholesaleCents: missing === 'wholesale' ? null : prices.wholesale,
    sellerPriceCents: missing === 'asking' ? null : prices.asking,
    ...countUnits(prices, packing, chance),
    category: picture.category,
    condition: conditionOf(listing, goods),
    gender: goods.genders ? chance.pick(goods.genders) : 'unisex',
    sellerSize: goods.sizes && chance.chance(0.85) ? chance.pick(goods.sizes) : null,
    expirationDate: goods.shelfMonths ? monthAfter(now, chance.whole(4, goods.shelfMonths)) : null,
    packagingType: packagingOf(chance),
    ...measureLot(goods, chance),
    ...packing,
    tags: [...curated(number), ...chance.some(tags, chance.pick([0, 1, 1, 2, 3]))],
    resaleTerms: null,
    provisional: missing !== null,
    createdAt,
  }
}

/** Staff have put some forward. */
const curated = (number: number) => (number % 120 === 7 ? ['top_sellers'] : [])

function codesOf({ place, brand }: Listing, good: string, chance: Seeded) {
  const initials = brand.name.replaceAll(/[^A-Z]/g, '').slice(0, 3)
  const code = String(place).padStart(4, '0')
  const maker = 52_100 + brand.number * 37 + Math.floor(place / ITEMS_OF_A_MAKER)
  const letters = 'BCDFGHJKLMNPQRSTVWXYZ0123456789'
  return {
    upc: withCheckDigit(`8${maker}${String(place % ITEMS_OF_A_MAKER).padStart(5, '0')}`),
    sku: chance.chance(0.94) ? `${initials}-${good.slice(0, 3).toUpperCase()}-${code}` : null,
    asin: chance.chance(0.15)
      ? `B0${Array.from({ length: 8 }, () => letters[chance.whole(0, letters.length - 1)]).join('')}`
      : null,
    styleNumber: chance.chance(0.5)
      ? `${initials}${chance.whole(18, 26)}-${chance.whole(100, 999)}`
      : null,
  }
}

/** Most are new; what spoils is short-dated rather than used. */
function conditionOf({ seed, number }: Listing, { shelfMonths }: Good): ProductCondition {
  const chance = seeded(seedOf(seed, 'condition', number))
  if (chance.chance(0.7)) return 'new'
  if (shelfMonths)
    return chance.pick(['overstock_short_dated', 'overstock_short_dated', 'shelf_pull'])
  return chance.pick(['shelf_pull', 'shelf_pull', 'open_box', 'open_box', 'refurbished', 'salvage'])
}

function packagingOf(chance: Seeded) {
  const often = Array<'retail_ready'>(12).fill('retail_ready')
  const sometimes = Array<'ecommerce_ready'>(6).fill('ecommerce_ready')
  return chance.pick([...often, ...sometimes, 'other', null])
}

function monthAfter(now: Date, months: number): string {
  const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1))
  return `${String(date.getUTCMonth() + 1).padStart(2, '0')}/${date.getUTCFullYear()}`
}

type Measured = {
  length: number | null
  width: number | null
  height: number | null
  weight: number | null
}

/** Size and weight of one unit, a little different from lot to lot, with one decimal. */
function measureLot({ box, weight: [weight, weightUnit] }: Good, chance: Seeded) {
  if (chance.chance(0.12))
    return { length: null, width: null, height: null, weight: null, weightUnit }
  const [length, width, height] = box
  const near = (value: number) =>
    Math.max(0.1, Number((value * chance.between(0.88, 1.12)).toFixed(1)))
  const measured: Measured = {
    length: near(length),
    width: near(width),
    height: near(height),
    weight: near(weight),
  }
  return { ...measured, weightUnit }
}

/** A lot's photos by address: its own first, then sometimes the pair and the close-up. */
function photosOf(number: number, chance: Seeded): string[] {
  const count = chance.pick([1, 1, 1, 2, 2, 3])
  return Array.from({ length: count }, (_, view) => `/photos/${photoKey(number, view)}/800.webp`)
}

const photoKey = (number: number, view: number) =>
  view === 0 ? `demo-lot-${number}` : `demo-lot-${number}-${view + 1}`
