import { namesOfCategories } from '#market/categories.ts'
import type { Base } from '../base/base.ts'
import { type Bits, complement, countShared, hasBit, placesIn } from '../base/bits.ts'
import { listAt, type Lists } from '../base/base-columns.ts'

type SomeRows = { rows: Bits; count: number }

/** How many of these rows each seller has, by its place in the base. */
export function countSellersOfRows(base: Base, counted: SomeRows): Uint32Array {
  const counts = new Uint32Array(base.sellerIds.length)
  const { sellers } = base
  for (const row of fewerRows(base, counted)) {
    const seller = sellers[row] ?? 0
    counts[seller] = (counts[seller] ?? 0) + 1
  }
  return isMost(base, counted) ? leftOf(base.rowsOfSellers, counts) : counts
}

/** How many of these rows have each tag, by its place in the base; names of categories are not counted. */
export function countTagsOfRows(base: Base, counted: SomeRows): Uint32Array {
  const isFew = counted.count < base.commonTags.bits.length / 8
  const ofTags = isFew ? countTagsByRow(base, counted) : countTagsByTag(base, counted)
  base.tagNames.forEach((tag, place) => {
    if (isCategory(tag)) ofTags[place] = 0
  })
  return ofTags
}

function countTagsByRow({ tags: { starts, values }, tagNames }: Base, { rows, count }: SomeRows) {
  const counts = new Uint32Array(tagNames.length)
  for (const row of placesIn(rows, count)) {
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) {
      const tag = values[at] ?? 0
      counts[tag] = (counts[tag] ?? 0) + 1
    }
  }
  return counts
}

function countTagsByTag({ commonTags, rowsOfTags, tagNames }: Base, { rows }: SomeRows) {
  const counts = new Uint32Array(tagNames.length)
  let common = 0
  for (let tag = 0; tag < counts.length; tag++) {
    if (commonTags.tags[common] === tag) {
      const from = common * rows.length
      counts[tag] = countShared(rows, commonTags.bits.subarray(from, from + rows.length))
      common += 1
    } else counts[tag] = countOfList(listAt(rowsOfTags, tag), rows)
  }
  return counts
}

function countOfList(list: Uint32Array, rows: Bits): number {
  let count = 0
  for (const row of list) if (hasBit(rows, row)) count += 1
  return count
}

export const isCategory = (tag: string) => namesOfCategories.includes(tag.trim().toLowerCase())

/** To count what is left out is less work when most rows are in. */
const isMost = (base: Base, { count }: SomeRows) => count * 2 > base.size

const fewerRows = (base: Base, counted: SomeRows): Uint32Array =>
  isMost(base, counted)
    ? placesIn(complement(base.all, counted.rows), base.size - counted.count)
    : placesIn(counted.rows, counted.count)

const leftOf = ({ starts }: Lists, counts: Uint32Array) =>
  counts.map((count, place) => (starts[place + 1] ?? 0) - (starts[place] ?? 0) - count)
