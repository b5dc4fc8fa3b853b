import type { FreightClass } from '#market/freight/freight-class.ts'
import type { FreightTerms } from '#market/freight/freight-terms.ts'
import type { ManifestRow } from '#market/manifests/manifest-row.ts'
import { totalsOf } from '#market/manifests/manifest-totals.ts'
import { cents } from '#market/money.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import { withCheckDigit } from '#market/products/upc.ts'
import { categoryName } from '#market/categories.ts'
import { materialsOf } from '../pictures/category-materials.ts'
import { brands, type DemoBrand } from '../brands.ts'
import { goodOf } from '../goods/all-goods.ts'
import { seeded, seedOf, type Seeded } from '../seeded.ts'
import type { DemoLot } from './demo-lot.ts'
import { makeLot } from './make-lot.ts'
import { DEMO_LOTS } from './make-lots.ts'
import { nameLot } from './name-lot.ts'
import { pictureOf } from './picture-of.ts'
import { priceLot } from './price-lot.ts'

type Freight = {
  freightTerms: FreightTerms
  pallets: number
  /** Pounds. */
  grossWeight: number
  stackable: boolean
  freightClass: FreightClass
}
export type MixedLot = DemoLot & {
  manifest: { fileName: string; rows: ManifestRow[] }
  freight: Freight
}

type Pallet = {
  brand: string
  name: string
  description: string
  fileName: string
  rows: number
  /** How much of its goods are in which condition, in tenths. */
  conditions: readonly (readonly [ProductCondition, number])[]
  units: number
  daysAgo: number
  freight: Freight
}

const pallets: readonly Pallet[] = [
  {
    brand: 'Hearth & Hollow',
    name: 'Mixed pallet: table and windowsill, shelf pulls and returns',
    description:
      'What came back from the spring floor set and what never left the back room, sorted and counted by hand. Every piece stands in the manifest; the pallet is sold as one.',
    fileName: 'hearth-hollow-pallet-114.csv',
    rows: 420,
    conditions: [
      ['new', 4],
      ['shelf_pull', 4],
      ['open_box', 2],
    ],
    units: 1,
    daysAgo: 21,
    freight: {
      freightTerms: 'quoted',
      pallets: 1,
      grossWeight: 640,
      stackable: false,
      freightClass: '125',
    },
  },
  {
    brand: 'Driftwell',
    name: 'Mixed pallets: candles, towels and lamps, overstock',
    description:
      'Core lines in last year’s cartons. Three pallets of the same mix: the manifest says what is on each of them.',
    fileName: 'overstock-mix.csv',
    rows: 260,
    conditions: [
      ['new', 8],
      ['overstock_short_dated', 2],
    ],
    units: 3,
    daysAgo: 35,
    freight: {
      freightTerms: 'buyer_arranges',
      pallets: 3,
      grossWeight: 1_860,
      stackable: true,
      freightClass: '92.5',
    },
  },
  {
    brand: 'Copper Heron Home',
    name: 'Mixed pallet: cookware, lamps and clocks, tested and untested',
    description:
      'Refurbished pieces are tested and boxed anew; what stands as salvage is sold for parts. The manifest tells them apart row for row.',
    fileName: 'heron-returns-q3.csv',
    rows: 340,
    conditions: [
      ['refurbished', 6],
      ['open_box', 3],
      ['salvage', 1],
    ],
    units: 1,
    daysAgo: 9,
    freight: {
      freightTerms: 'pickup',
      pallets: 1,
      grossWeight: 780,
      stackable: false,
      freightClass: '100',
    },
  },
]

const DAY = 86_400_000

/** Lots of many things each, with what they hold. */
export const mixedLots = (seed: number, now: Date): MixedLot[] =>
  pallets.map((pallet, index) => mixedLot(pallet, { seed, now, number: index + 1 }))

type Place = { seed: number; now: Date; number: number }

function mixedLot(pallet: Pallet, { seed, now, number }: Place): MixedLot {
  const brand = brandNamed(pallet.brand)
  const chance = seeded(seedOf(seed, 'mixed lot', number))
  const rows = Array.from({ length: pallet.rows }, () => rowOf(brand, pallet, chance))
  const { retail_cents: retail, condition } = totalsOf(rows)
  const picture = pictureOf(brand.makes[0] ?? '')
  const place = DEMO_LOTS + number
  const createdAt = new Date(now.getTime() - pallet.daysAgo * DAY)
  const ordinary = makeLot({ seed, number: picture, place, brand, createdAt, now }, 0)
  const dollars = (share: number) => cents(Math.round((retail * share) / 100) * 100)
  return {
    ...ordinary,
    name: pallet.name,
    description: pallet.description,
    photos: [`/photos/demo-lot-${picture}/800.webp`],
    msrpCents: retail,
    condition,
    wholesaleCents: dollars(0.42),
    sellerPriceCents: dollars(0.24),
    listedUnits: pallet.units,
    minOrderUnits: null,
    category: brand.category,
    gender: 'unisex',
    sellerSize: null,
    expirationDate: null,
    length: null,
    width: null,
    height: null,
    weight: null,
    innerCount: null,
    innerQuantity: null,
    outerQuantity: null,
    tags: ['Mixed lot'],
    provisional: false,
    manifest: { fileName: pallet.fileName, rows },
    freight: pallet.freight,
  }
}

function rowOf(brand: DemoBrand, { conditions }: Pallet, chance: Seeded): ManifestRow {
  const good = chance.pick(brand.makes)
  const goods = goodOf(good)
  const main = chance.pick(materialsOf(good))
  const digits = `8${52_100 + brand.number * 37}${String(chance.whole(0, 99_999)).padStart(5, '0')}`
  return {
    upc: chance.chance(0.97) ? withCheckDigit(digits) : null,
    name: nameLot({ brand, goods, main }, chance).name,
    quantity: chance.whole(1, 12),
    msrp_cents: priceLot(goods.msrp, chance).msrp,
    condition: chance.pick(
      conditions.flatMap(([each, tenths]) => Array<ProductCondition>(tenths).fill(each)),
    ),
    category: chance.chance(0.7) ? categoryName(goods.category) : pluralOf(good),
  }
}

function brandNamed(name: string): DemoBrand {
  const brand = brands.find((each) => each.name === name)
  if (!brand) throw new RangeError(`There is no brand ${name}`)
  return brand
}

function pluralOf(good: string) {
  const name = `${good[0]?.toUpperCase()}${good.slice(1)}`
  return name.endsWith('s') ? name : `${name}s`
}
