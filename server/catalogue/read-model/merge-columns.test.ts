import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { productCategories } from '#market/categories.ts'
import { noBits, setBit } from './bits.ts'
import { columnBuilder } from './build-columns.ts'
import { byNewest, type Entry } from './entry.ts'
import { mergeColumns } from './merge-columns.ts'
import { byBytes } from './vocabulary.ts'

const word = fc.constantFrom('candle', 'candy', 'mug', 'žena', '日本', '𠮷野', 'ﬀ', 'a')

const entry = fc.record({
  id: fc.nat(60),
  createdAt: fc.nat(5),
  sellerId: fc.nat(3),
  category: fc.constantFrom(...productCategories),
  gender: fc.constantFrom('unisex', 'f', 'm'),
  packagingType: fc.constantFrom(null, 'retail_ready', 'other'),
  tags: fc.subarray(['summer', 'sale', 'Home']),
  units: fc.nat(1000),
  minOrderUnits: fc.option(fc.nat(50)),
  priceCents: fc.option(fc.nat(10_000)),
  percentOff: fc.option(fc.nat(99)),
  words: fc.dictionary(word, fc.integer({ min: 1, max: 31 })).map((words) => Object.entries(words)),
})
const entries = (most: number) =>
  fc
    .uniqueArray(entry, { selector: ({ id }) => id, maxLength: most })
    .map((each) =>
      each.map((one) => ({ ...one, words: one.words.toSorted(([a], [b]) => byBytes(a, b)) })),
    )

describe('columns that are merged', () => {
  test('are those that are built anew of what stays and what came', () => {
    fc.assert(
      fc.property(entries(30), entries(12), (before, changed) => {
        const older = columnsOf(before)
        const changedIds = new Set(changed.map(({ id }) => id))
        const gone = noBits(older.size)
        older.ids.forEach((id, row) => {
          // Some change, some others go.
          if (changedIds.has(id) || id % 7 === 0) setBit(gone, row)
        })
        const stay = before.filter(({ id }) => !changedIds.has(id) && id % 7 !== 0)
        expect(told(mergeColumns(older, gone, columnsOf(changed)))).toEqual(
          told(columnsOf([...stay, ...changed])),
        )
      }),
      { numRuns: 500 },
    )
  })
})

function columnsOf(listed: readonly Entry[]) {
  const builder = columnBuilder()
  for (const each of listed.toSorted(byNewest)) builder.add(each)
  return builder.finish()
}

// Arrays compare by their values, whatever memory they lie in.
const told = (columns: object) =>
  JSON.parse(
    JSON.stringify(columns, (_, value: unknown) =>
      ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value,
    ),
  )
