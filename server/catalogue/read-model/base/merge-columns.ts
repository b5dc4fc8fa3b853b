import { choiceFilterNames } from '#market/catalogue/choice-filters.ts'
import { recordOf } from '#market/record-of.ts'
import { type Bits, hasBit } from './bits.ts'
import {
  type Columns,
  listAt,
  OF_SHOP,
  sharedBytes,
  sharedFloat64,
  sharedInt32,
  sharedUint32,
} from './base-columns.ts'
import { growing, numbering } from './growing.ts'
import { mergePostings } from './merge-postings.ts'
import { type RowsOfBoth, rowsOfBoth } from './rows-of-both.ts'

/** Drops the stale rows and adds the newer ones. The result equals a full reload at a fraction of its time. */
export function mergeColumns(older: Columns, gone: Bits, newer: Columns): Columns {
  const rows = rowsOfBoth(older, (row) => hasBit(gone, row), newer)
  const pick = (column: (columns: Columns) => ArrayLike<number>) =>
    picked(rows, column(older), column(newer))
  return {
    size: rows.length,
    ids: sharedFloat64(pick(({ ids }) => ids)),
    createdAt: sharedFloat64(pick(({ createdAt }) => createdAt)),
    ...mergedSellers(rows, older, newer),
    categories: sharedBytes(pick(({ categories }) => categories)),
    choices: recordOf(choiceFilterNames, (name) =>
      sharedBytes(pick(({ choices }) => choices[name])),
    ),
    ...mergedLimits(rows, older, newer),
    units: sharedInt32(pick(({ units }) => units)),
    leastOrders: sharedInt32(pick(({ leastOrders }) => leastOrders)),
    leadTimes: sharedBytes(pick(({ leadTimes }) => leadTimes)),
    prices: sharedInt32(pick(({ prices }) => prices)),
    percentsOff: sharedInt32(pick(({ percentsOff }) => percentsOff)),
    ...mergedTags(rows, older, newer),
    ...mergePostings(rows, older, newer),
  }
}

const picked = (rows: RowsOfBoth, older: ArrayLike<number>, newer: ArrayLike<number>) =>
  Float64Array.from(rows, (row) => (row < 0 ? newer[-1 - row] : older[row]) ?? 0)

function mergedSellers(rows: RowsOfBoth, older: Columns, newer: Columns) {
  const numbers = numbering<number>()
  const numberOf = ({ sellers, sellerIds }: Columns, row: number) =>
    numbers.of(sellerIds[sellers[row] ?? 0] ?? 0)
  const sellers = sharedUint32(
    Uint32Array.from(rows, (row) => (row < 0 ? numberOf(newer, -1 - row) : numberOf(older, row))),
  )
  return { sellers, sellerIds: numbers.values() }
}

function mergedLimits(rows: RowsOfBoth, older: Columns, newer: Columns) {
  const numbers = numbering([OF_SHOP])
  const numberOf = ({ resaleLimits, resaleLimitTexts }: Columns, row: number) =>
    numbers.of(resaleLimitTexts[resaleLimits[row] ?? 0] ?? OF_SHOP)
  const limits = Uint32Array.from(rows, (row) =>
    row < 0 ? numberOf(newer, -1 - row) : numberOf(older, row),
  )
  return { resaleLimits: sharedUint32(limits), resaleLimitTexts: numbers.values() }
}

function mergedTags(rows: RowsOfBoth, older: Columns, newer: Columns) {
  const numbers = numbering<string>()
  const starts = new Uint32Array(rows.length + 1)
  const values = growing()
  rows.forEach((row, place) => {
    const { tags, tagNames } = row < 0 ? newer : older
    for (const tag of listAt(tags, row < 0 ? -1 - row : row))
      values.push(numbers.of(tagNames[tag] ?? ''))
    starts[place + 1] = values.length()
  })
  return {
    tagNames: numbers.values(),
    tags: { starts: sharedUint32(starts), values: sharedUint32(values.values()) },
  }
}
