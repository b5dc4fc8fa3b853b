import { categoryOf } from '#market/categories.ts'

/** The tag staff promote products with; buyers see it as a shelf and as a filter (decision G2). */
export const TOP_SELLERS = 'top_sellers'

/** Tags that only staff give and take. */
const curated: readonly string[] = [TOP_SELLERS]

/** Of a seller's own, on one product. */
export const MOST_TAGS = 10
export const LONGEST_TAG = 30

export const TOO_MANY_TAGS = `Maximum ${MOST_TAGS} tags`

const isCurated = (tag: string) => curated.includes(tag)

/** The tags that a product's seller gave it. */
export const ownTagsOf = (tags: readonly string[]) => tags.filter((tag) => !isCurated(tag))

/** A tag as it is kept. */
export const spelled = (given: string) => given.trim().replaceAll(/\s+/g, ' ')

/** A product carries no tag twice, whatever its case. */
export const isSameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const LETTERS = /^[\p{L}\p{N}][\p{L}\p{N} &'’.+-]*$/u

/** Why a seller cannot give this tag; undefined when it can. */
export function tagProblem(tag: string): string | undefined {
  if (tag === '') return 'Required'
  if (isCurated(tag.toLowerCase().replaceAll(/[ _-]+/g, '_')))
    return `Only Lotline can set or remove “${tag}”`
  if (tag.length > LONGEST_TAG) return `Maximum ${LONGEST_TAG} characters`
  if (categoryOf(tag)) return `“${tag}” is a category, not a tag`
  return LETTERS.test(tag) ? undefined : 'A tag can have letters, digits and spaces'
}

type Tags = { tags: string[] } | { problem: string }

/** What becomes of a product's tags when its seller says these: curated ones stay, and what it carries already may be said again. */
export function tagsAfter(said: readonly string[], before: readonly string[]): Tags {
  const tags = before.filter(isCurated)
  for (const given of said) {
    const tag = before.includes(given) ? given : spelled(given)
    if (tags.some((each) => isSameTag(each, tag))) continue
    const problem = before.includes(tag) ? undefined : tagProblem(tag)
    if (problem) return { problem }
    tags.push(tag)
  }
  const isMore = ownTagsOf(tags).length > Math.max(MOST_TAGS, ownTagsOf(before).length)
  return isMore ? { problem: TOO_MANY_TAGS } : { tags }
}
