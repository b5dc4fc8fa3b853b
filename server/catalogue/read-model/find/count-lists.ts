import type { Base } from '../base/base.ts'
import { isCategory } from './count-rows.ts'
import type { Matches } from './matches.ts'
import { mostOften } from './most-often.ts'

/** The sellers with the most of these products, by id. There may be more than `most` of them. */
export function countSellers(base: Base, matches: Matches, most: number): Map<number, number> {
  const counts = matches.found.sellers().slice()
  for (const row of matches.gone) lessen(counts, base.sellers[row] ?? 0)
  const more = matches.entries.map(({ sellerId }) => sellerId)
  return mostOften(base.sellerIds, counts, { more, most })
}

/**
 * The tags that most of these products have. There may be more than `most` of them. A tag that a product has
 * twice counts once.
 */
export function countTags(base: Base, matches: Matches, most: number): Map<string, number> {
  const { starts, values } = base.tags
  const counts = matches.found.tags().slice()
  for (const row of matches.gone)
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at++)
      lessen(counts, values[at] ?? 0)
  const more = matches.entries.flatMap(({ tags }) =>
    [...new Set(tags)].filter((tag) => !isCategory(tag)),
  )
  return mostOften(base.tagNames, counts, { more, most })
}

// What is not counted stays at nought.
function lessen(counts: Uint32Array, place: number) {
  const count = counts[place] ?? 0
  if (count > 0) counts[place] = count - 1
}
