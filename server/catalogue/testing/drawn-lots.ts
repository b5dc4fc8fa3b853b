import * as fc from 'fast-check'
import { seed } from '#server/testing/seed.ts'
import { productCategories } from '#market/categories.ts'
import { cents } from '#market/money.ts'
import { genders, packagingTypes } from '#market/products/product-choices.ts'
import { drawnTerms } from './drawn-resale.ts'

export const drawnTags = ['top_sellers', 'summer', 'Clearance', 'Für draußen', 'Home']
export const drawnConditions = ['new', 'new', 'shelf_pull', 'salvage'] as const
export const sellerNames = ['Fern & Fable', 'Oakhouse', 'Crème Nord', "Łucja's"]

/** Near to each other, so that a slip often has several readings. */
export const drawnWords =
  'candle candles candy candies glass glasses Brush brushes brushed scarf scarves box news new 12 oz 12oz 12-oz 5oz ounces wi fi wifi T shirt Blanket blank blankets mug Café cafetière T-shirt long-sleeve LONGSLEEVE Straße Ørsted smørrebrød women’s fig свеча 日本 Ünterrock 12.5oz vitamin-C B&O lamp lame land'.split(
    ' ',
  )

const phrase = (most: number) =>
  fc
    .array(fc.constantFrom(...drawnWords), { minLength: 1, maxLength: most })
    .map((words) => words.join(' '))

// Few different values and days, so that ties are everywhere.
const lot = fc.record({
  seller: fc.nat(sellerNames.length - 1),
  name: phrase(3),
  upc: fc
    .integer({ min: 0, max: 99_999 })
    .map((number) => `0360${String(number).padStart(8, '0')}`)
    .map((upc) => (Number(upc) % 3 === 0 ? `00${upc}` : upc)),
  sku: fc.constantFrom('AB-1234', 'AB-1299', 'ab1234', 'x_y/z'),
  styleNumber: fc.constantFrom('LS/77', 'LS 78', '0360'),
  description: phrase(4),
  units: fc.constantFrom(0, 5, 40, 500),
  ownShipFrom: fc.constantFrom(null, 'Reno, NV 89501', 'Toronto, ON M5V 2T6'),
  ownShipsWithin: fc.constantFrom(null, 1, 4, 30),
  minOrderUnits: fc.constantFrom(null, 1, 6, 50),
  askingPrice: fc.constantFrom(1_00, 4_99, 8_00).map(cents),
  msrp: fc.constantFrom(8_00, 14_99, 23_00).map(cents),
  category: fc.constantFrom(...productCategories.slice(0, 6)),
  gender: fc.constantFrom(...genders),
  condition: fc.constantFrom(...drawnConditions),
  packagingType: fc.constantFrom(...packagingTypes),
  tags: fc.subarray(drawnTags),
  resaleTerms: drawnTerms,
  createdAt: fc.nat(20).map((day) => new Date(Date.UTC(2026, 0, 1 + day))),
  provisional: fc.constantFrom(false, false, false, true),
  deletedAt: fc.constantFrom(undefined, undefined, undefined, new Date()),
})

export type DrawnLot = ReturnType<typeof lot.generate>['value']

/** Random products, each with a UPC of its own. */
export function drawLots(count: number): DrawnLot[] {
  const bounds = { minLength: count, maxLength: count, selector: ({ upc }: DrawnLot) => upc }
  return fc.sample(fc.uniqueArray(lot, bounds), { numRuns: 1, seed }).flat()
}
