import type { ProductCategory } from '#market/categories.ts'
import { cents, type Cents } from '#market/money.ts'
import beanie from './apparel-beanie.svg'
import hoodie from './apparel-hoodie.svg'
import palette from './beauty-palette.svg'
import serum from './beauty-serum.svg'
import honey from './consumables-honey.svg'
import slide from './footwear-slide.svg'
import sneaker from './footwear-sneaker.svg'
import candle from './home-candle.svg'
import lamp from './home-lamp.svg'
import backpack from './other-backpack.svg'
import bear from './toys-bear.svg'
import rocket from './toys-rocket.svg'

export type ExampleLot = {
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
    picture: lamp,
    name: 'Gourd table lamp with linen shade',
    category: 'home',
    msrp: cents(98_00),
    asking: cents(34_00),
  },
  {
    picture: sneaker,
    name: 'Canvas court high-top, unisex size run',
    category: 'footwear',
    msrp: cents(75_00),
    asking: cents(22_50),
  },
  {
    picture: serum,
    name: 'Niacinamide 10% balancing serum, 30 ml',
    category: 'beauty',
    msrp: cents(36_00),
    asking: cents(12_60),
  },
  {
    picture: palette,
    name: 'Six-pan eyeshadow palette, Harvest',
    category: 'beauty',
    msrp: cents(34_00),
    asking: cents(9_50),
  },
  {
    picture: bear,
    name: 'Organic cotton bear, 12 in',
    category: 'toys',
    msrp: cents(33_00),
    asking: cents(9_90),
  },
  {
    picture: backpack,
    name: 'Commuter backpack, 18 L',
    category: 'other',
    msrp: cents(92_00),
    asking: cents(31_00),
  },
]

export const previewLots: ExampleLot[] = [
  {
    picture: hoodie,
    name: 'Garment-dyed fleece hoodie',
    category: 'apparel',
    msrp: cents(68_00),
    asking: cents(21_50),
    units: '960 units, min 24',
  },
  {
    picture: slide,
    name: 'Padded pool slide',
    category: 'footwear',
    msrp: cents(30_00),
    asking: cents(6_90),
    units: '4,044 units, min 60',
  },
  {
    picture: candle,
    name: 'Soy candle, Fig & Cedar, 8 oz',
    category: 'home',
    msrp: cents(28_00),
    asking: cents(7_80),
    units: '3,456 units, min 48',
  },
  {
    picture: honey,
    name: 'Wildflower honey, 16 oz',
    category: 'consumables',
    msrp: cents(13_00),
    asking: cents(6_10),
    units: '2,592 units, min 36',
  },
  {
    picture: rocket,
    name: 'Stacking rocket, beech wood',
    category: 'toys',
    msrp: cents(32_00),
    asking: cents(9_60),
    units: '1,280 units, min 32',
  },
  {
    picture: beanie,
    name: 'Ribbed pompom beanie, 4 colors',
    category: 'apparel',
    msrp: cents(32_00),
    asking: cents(6_40),
    units: '5,200 units, min 120',
  },
]
