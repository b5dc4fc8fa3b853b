import type { ChoiceFilterName } from '#market/catalogue/choice-filters.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * The published products of one moment, as columns: each product is a row, newest first. Its arrays are shared between
 * threads, so that they are handed over without a copy.
 */
export type Columns = {
  size: number
  ids: Float64Array
  /** In microseconds. */
  createdAt: Float64Array
  /** A place in `sellerIds`. */
  sellers: Uint32Array
  sellerIds: readonly number[]
  /** A place in `productCategories`. */
  categories: Uint8Array
  /** For each filter that offers a few choices, a place among them, or `NO_CHOICE`. */
  choices: Record<ChoiceFilterName, Uint8Array>
  /** A place in `resaleLimitTexts`; the first is of products that have their shop's terms. */
  resaleLimits: Uint32Array
  /** What products' own terms limit, each once. */
  resaleLimitTexts: readonly string[]
  units: Int32Array
  leastOrders: Int32Array
  /** In business days, or 0 where nothing is said. */
  leadTimes: Uint8Array
  /** In cents, or `NONE`. */
  prices: Int32Array
  /** Whole percent, or `NONE`. */
  percentsOff: Int32Array
  /** The tags of each row: places in `tagNames`, none twice. */
  tagNames: readonly string[]
  tags: Lists
  /** The rows with each word of the vocabulary, in order, and where in their texts it stands, one bit for each place. */
  vocabulary: Vocabulary
  postings: Lists
  postingPlaces: Uint8Array
}

/** Lists one after the other: list n is `values` from `starts[n]` to `starts[n + 1]`. */
export type Lists = { starts: Uint32Array; values: Uint32Array }

export const NONE = -1
/** Stands for the terms of the shop. */
export const OF_SHOP = ''
export const NO_CHOICE = 255

export function listAt({ starts, values }: Lists, place: number): Uint32Array {
  return values.subarray(starts[place], starts[place + 1])
}

export function sharedBytes(values: ArrayLike<number>) {
  const bytes = new Uint8Array(new SharedArrayBuffer(values.length))
  bytes.set(values)
  return bytes
}

export function sharedUint32(values: ArrayLike<number>) {
  const numbers = new Uint32Array(new SharedArrayBuffer(values.length * 4))
  numbers.set(values)
  return numbers
}

export function sharedInt32(values: ArrayLike<number>) {
  const numbers = new Int32Array(new SharedArrayBuffer(values.length * 4))
  numbers.set(values)
  return numbers
}

export function sharedFloat64(values: ArrayLike<number>) {
  const numbers = new Float64Array(new SharedArrayBuffer(values.length * 8))
  numbers.set(values)
  return numbers
}
