import type { ProductCategory } from '#market/categories.ts'
import { cents, type Cents } from '#market/money.ts'
import lots from '../lots.svg'

export type ExampleLot = {
  /** All of them are one file, each a view of it. */
  picture: string
  name: string
  category: ProductCategory
  msrp: Cents
  asking: Cents
  units?: string
}

/** What products look like inside: drawn examples, not for sale. */
export const heroLots: ExampleLot[] = [
  {
    picture: `${lots}#lamp`,
    name: 'Gourd table lamp with linen shade',
    category: 'home',
    msrp: cents(98_00),
    asking: cents(34_00),
  },
  {
    picture: `${lots}#sneaker`,
    name: 'Canvas court high-top, unisex size run',
    category: 'footwear',
    msrp: cents(75_00),
    asking: cents(22_50),
  },
  {
    picture: `${lots}#serum`,
    name: 'Niacinamide 10% balancing serum, 30 ml',
    category: 'beauty',
    msrp: cents(36_00),
    asking: cents(12_60),
  },
  {
    picture: `${lots}#palette`,
    name: 'Six-pan eyeshadow palette, Harvest',
    category: 'beauty',
    msrp: cents(34_00),
    asking: cents(9_50),
  },
  {
    picture: `${lots}#bear`,
    name: 'Organic cotton bear, 12 in',
    category: 'toys',
    msrp: cents(33_00),
    asking: cents(9_90),
  },
  {
    picture: `${lots}#backpack`,
    name: 'Commuter backpack, 18 L',
    category: 'other',
    msrp: cents(92_00),
    asking: cents(31_00),
  },
]

export const previewLots: ExampleLot[] = [
  {
    picture: `${lots}#hoodie`,
    name: 'Garment-dyed fleece hoodie',
    category: 'apparel',
    msrp: cents(68_00),
    asking: cents(21_50),
    units: '960 units, min 24',
  },
  {
    picture: `${lots}#slide`,
    name: 'Padded pool slide',
    category: 'footwear',
    msrp: cents(30_00),
    asking: cents(6_90),
    units: '4,044 units, min 60',
  },
  {
    picture: `${lots}#candle`,
    name: 'Soy candle, Fig & Cedar, 8 oz',
    category: 'home',
    msrp: cents(28_00),
    asking: cents(7_80),
    units: '3,456 units, min 48',
  },
  {
    picture: `${lots}#honey`,
    name: 'Wildflower honey, 16 oz',
    category: 'consumables',
    msrp: cents(13_00),
    asking: cents(6_10),
    units: '2,592 units, min 36',
  },
  {
    picture: `${lots}#rocket`,
    name: 'Stacking rocket, beech wood',
    category: 'toys',
    msrp: cents(32_00),
    asking: cents(9_60),
    units: '1,280 units, min 32',
  },
  {
    picture: `${lots}#beanie`,
    name: 'Ribbed pompom beanie, 4 colors',
    category: 'apparel',
    msrp: cents(32_00),
    asking: cents(6_40),
    units: '5,200 units, min 120',
  },
]
