import type { SearchQuery } from './conditions.ts'
import { withoutOwn } from './filter-count-store.ts'
import { kindPatterns, type KindPatterns } from './kind-pattern.ts'

/** The products whose counts by category are kept, or follow from what is kept. */
export type CountedAs =
  | { what: 'all'; key: '' }
  | { what: 'tag'; key: string }
  | { what: 'price'; least: number | undefined; most: number | undefined }
  | ({ what: 'like' } & KindPatterns)

/** What is counted already: what nothing but the category cuts, or besides only one tag, a price or steps of filters. */
export function countedAs(criteria: SearchQuery): CountedAs | undefined {
  if (isUncut(criteria)) return { what: 'all', key: '' }
  return asTag(criteria) ?? asPrice(criteria) ?? asKinds(criteria)
}

function asTag(criteria: SearchQuery): CountedAs | undefined {
  const [tag, ...more] = criteria.tags
  if (tag === undefined || more.length > 0 || !isUncut({ ...criteria, tags: [] })) return undefined
  return { what: 'tag', key: tag }
}

function asPrice(criteria: SearchQuery): CountedAs | undefined {
  if (!isUncut({ ...criteria, min_price_cents: undefined, max_price_cents: undefined }))
    return undefined
  return { what: 'price', least: criteria.min_price_cents, most: criteria.max_price_cents }
}

function asKinds(criteria: SearchQuery): CountedAs | undefined {
  const patterns = isUncut(withoutOwn(criteria)) ? kindPatterns(criteria) : undefined
  return patterns && { what: 'like', ...patterns }
}

/**
 * What a buyer may resell is everything less what it may not: the first is often counted already, the second is often
 * little. Undefined for a search that leaves nothing out.
 */
export const asDifference = ({ resale, ...all }: SearchQuery) =>
  resale && { all, less: { ...all, unsaleable: resale } }

/** Whether every published product of the categories matches. */
export function isUncut({ categories: _categories, hiddenSellerIds, ...cuts }: SearchQuery) {
  return (
    hiddenSellerIds.length === 0 &&
    Object.values(cuts).every(
      (cut) => cut === undefined || cut === false || (Array.isArray(cut) && cut.length === 0),
    )
  )
}
