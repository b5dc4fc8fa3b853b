import { namesOfCategories } from '#market/categories.ts'
import type { Base } from './base.ts'
import { eachBit } from './bits.ts'
import type { Matches } from './matches.ts'

/** How many of these products each seller has, by its id. */
export function countSellers(base: Base, { rows, entries }: Matches): Map<number, number> {
  const found = new Uint32Array(base.sellerIds.length)
  eachBit(rows, (row) => {
    const seller = base.sellers[row] ?? 0
    found[seller] = (found[seller] ?? 0) + 1
  })
  return tally(
    base.sellerIds,
    found,
    entries.map(({ sellerId }) => sellerId),
  )
}

/** How many of these products have each tag; one that a product has twice counts once, names of categories do not. */
export function countTags(base: Base, { rows, entries }: Matches): Map<string, number> {
  const { starts, values } = base.tags
  const found = new Uint32Array(base.tagNames.length)
  eachBit(rows, (row) => {
    const end = starts[row + 1] ?? 0
    for (let at = starts[row] ?? 0; at < end; at++) {
      const tag = values[at] ?? 0
      found[tag] = (found[tag] ?? 0) + 1
    }
  })
  const counts = tally(
    base.tagNames,
    found,
    entries.flatMap(({ tags }) => [...new Set(tags)]),
  )
  for (const tag of counts.keys())
    if (namesOfCategories.includes(tag.trim().toLowerCase())) counts.delete(tag)
  return counts
}

function tally<Value>(
  values: readonly Value[],
  found: Uint32Array,
  more: readonly Value[],
): Map<Value, number> {
  const counts = new Map<Value, number>()
  values.forEach((value, place) => {
    const count = found[place] ?? 0
    if (count > 0) counts.set(value, count)
  })
  for (const value of more) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
