import {
  choiceFilter,
  type ChoiceFilterName,
  choiceFilterNames,
} from '#market/catalogue/choice-filters.ts'
import { productCategories } from '#market/categories.ts'
import { PERCENT_STEPS, PRICE_BANDS, UNITS_STEPS } from '#market/catalogue/filter-steps.ts'
import { recordOf } from '#market/record-of.ts'
import { allBits, type Bits, noBits, setBit } from './bits.ts'
import { type Columns, listAt, type Lists, NONE, sharedUint32 } from './base-columns.ts'
import { type LetterWords, letterWordsOf } from './letter-words.ts'
import { type KeyedOrder, rowsInOrder } from './rows-in-order.ts'

/**
 * The columns with what answers are made from: the rows of each choice of each filter, and in each order. Nothing in it
 * changes; what changes later lies in the overlay.
 */
export type Base = Columns & {
  all: Bits
  categoryRows: readonly Bits[]
  choiceRows: Record<ChoiceFilterName, readonly Bits[]>
  percentStepRows: readonly Bits[]
  unitsStepRows: readonly Bits[]
  inStockRows: Bits
  priceBandRows: readonly Bits[]
  rowsOfTags: Lists
  /** The tags that many have, by their places in order, and their rows as bits, one set after the other. */
  commonTags: { tags: Uint32Array; bits: Uint32Array }
  rowsOfSellers: Lists
  orders: Record<KeyedOrder, Uint32Array>
  /** The rows in the order of the ids of their products. */
  rowsById: Uint32Array
  letterWords: LetterWords
}

export function indexed(columns: Columns): Base {
  const { size, prices, percentsOff, units } = columns
  const rowsOfTags = turnedRound(columns.tags, columns.tagNames.length)
  const rowsOf = (column: ArrayLike<number>, least: number, most = Infinity) =>
    shared(rowsBetween({ column, least, most }, size))
  const choices = (column: Uint8Array, count: number) => rowsOfChoices(column, count).map(shared)
  return {
    ...columns,
    all: shared(allBits(size)),
    categoryRows: choices(columns.categories, productCategories.length),
    choiceRows: recordOf(choiceFilterNames, (name) =>
      choices(columns.choices[name], choiceFilter(name).choices.length),
    ),
    percentStepRows: PERCENT_STEPS.map((least) => rowsOf(percentsOff, least)),
    unitsStepRows: UNITS_STEPS.map((least) => rowsOf(units, least)),
    inStockRows: rowsOf(units, 1),
    priceBandRows: PRICE_BANDS.map(({ from, to }) => rowsOf(prices, from, to ?? Infinity)),
    rowsOfTags,
    commonTags: commonLists(rowsOfTags, size),
    rowsOfSellers: turnedRound(oneEach(columns.sellers), columns.sellerIds.length),
    orders: {
      price_asc: rowsInOrder(prices, (price) => (price === NONE ? 2 ** 31 : price)),
      price_desc: rowsInOrder(prices, (price) => -price),
      percent_off: rowsInOrder(percentsOff, (percent) => -percent),
      units: rowsInOrder(units, (each) => -each),
    },
    rowsById: rowsInOrder(columns.ids, (id) => id),
    letterWords: letterWordsOf(columns.vocabulary),
  }
}

/** The rows of each choice, in one pass over all rows; those of a choice that no row has are an empty set of no length. */
function rowsOfChoices(column: Uint8Array, count: number): Bits[] {
  const rows = Array.from({ length: count }, () => noBits(0))
  column.forEach((choice, row) => {
    if (rows[choice]?.length === 0) rows[choice] = noBits(column.length)
    const ofChoice = rows[choice]
    if (ofChoice) setBit(ofChoice, row)
  })
  return rows
}

type Between = { column: ArrayLike<number>; least: number; most: number }

/** The rows whose figure lies between these two, both included. */
export function rowsBetween({ column, least, most }: Between, size: number): Bits {
  const rows = noBits(size)
  for (let at = 0; at < rows.length; at++) {
    let word = 0
    const end = Math.min(size, (at + 1) << 5)
    for (let row = at << 5; row < end; row++) {
      const figure = column[row] ?? NONE
      if (figure >= least && figure <= most) word |= 1 << (row & 31)
    }
    rows[at] = word
  }
  return rows
}

/** The lists that are longer than a set of bits is. */
function commonLists(lists: Lists, size: number) {
  const common = Array.from({ length: lists.starts.length - 1 }, (_, place) => place).filter(
    (place) => listAt(lists, place).length >= Math.max(1, size / 32),
  )
  const words = noBits(size).length
  const bits = sharedUint32(new Uint32Array(common.length * words))
  common.forEach((place, at) => {
    const ofList = bits.subarray(at * words, (at + 1) * words)
    for (const row of listAt(lists, place)) setBit(ofList, row)
  })
  return { tags: sharedUint32(common), bits }
}

const shared = (bits: Bits) => sharedUint32(bits)

const oneEach = (values: Uint32Array): Lists => ({
  starts: Uint32Array.from({ length: values.length + 1 }, (_, row) => row),
  values,
})

/** Of lists of values for each row, the lists of rows for each value, in order. */
function turnedRound({ starts, values }: Lists, count: number): Lists {
  const turned = sharedUint32(new Uint32Array(count + 1))
  for (const value of values) turned[value + 1] = (turned[value + 1] ?? 0) + 1
  for (let value = 1; value <= count; value++)
    turned[value] = (turned[value] ?? 0) + (turned[value - 1] ?? 0)
  const rows = sharedUint32(new Uint32Array(values.length))
  const next = Uint32Array.from(turned)
  for (let row = 0; row + 1 < starts.length; row++) {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++) {
      const value = values[at] ?? 0
      const to = next[value] ?? 0
      rows[to] = row
      next[value] = to + 1
    }
  }
  return { starts: turned, values: rows }
}
