import * as fc from 'fast-check'
import { productCategories } from '#market/categories.ts'
import { byNewest, type Entry } from '../entry.ts'
import { byBytes } from '../base/vocabulary.ts'

const word = fc.constantFrom('candle', 'candy', 'mug', 'žena', '日本', '𠮷野', 'ﬀ', 'a')

const entry = fc.record({
  id: fc.nat(60),
  createdAt: fc.nat(5),
  sellerId: fc.nat(3),
  category: fc.constantFrom(...productCategories),
  condition: fc.constantFrom('new', 'open_box', 'salvage'),
  gender: fc.constantFrom('unisex', 'f', 'm'),
  packagingType: fc.constantFrom(null, 'retail_ready', 'other'),
  tags: fc.subarray(['summer', 'sale', 'Home']),
  units: fc.nat(1000),
  shipsFromState: fc.constantFrom(null, 'NV', 'ON'),
  shipsWithin: fc.constantFrom(null, 1, 5, 30),
  minOrderUnits: fc.option(fc.nat(50)),
  priceCents: fc.option(fc.nat(10_000)),
  percentOff: fc.option(fc.nat(99)),
  resaleLimits: fc.constantFrom(null, null, '[[], []]', '[["ebay"], []]', '[[], ["CA"]]'),
  words: fc.dictionary(word, fc.integer({ min: 1, max: 31 })).map((words) => Object.entries(words)),
} satisfies { [Field in keyof Required<Entry>]: fc.Arbitrary<Entry[Field]> })

/** Random products as the search sees them, newest first; at most `most`. */
export const drawnEntries = (most: number) =>
  fc
    .uniqueArray(entry, { selector: ({ id }) => id, maxLength: most })
    .map((each) =>
      each
        .map((one) => ({ ...one, words: one.words.toSorted(([a], [b]) => byBytes(a, b)) }))
        .toSorted(byNewest),
    )
