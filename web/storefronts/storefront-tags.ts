import { categoryName, categoryOf } from '#market/categories.ts'
import type { Seller, TagCount } from '#market/storefronts/storefront-api.ts'
import { tagWords } from '#web/products/product-words.ts'

const LONGEST = 100

/** The tag an address asks for; what can be none is not asked for. */
export function tagAsked(asked: unknown): string | undefined {
  const tag = typeof asked === 'string' ? asked.trim() : ''
  if (tag === '' || tag.length > LONGEST) return undefined
  return categoryOf(tag) ?? tag
}

/** The tags that leave some products out; one that every product carries leaves none. */
export const filteringTags = ({ tags, shelf }: Pick<Seller, 'tags' | 'shelf'>): TagCount[] =>
  tags.filter(({ count }) => count < shelf.lots)

/** "Home" of the category, "Top sellers" of `top_sellers`. */
export function storefrontTagWords(tag: string) {
  const category = categoryOf(tag)
  return category ? categoryName(category) : tagWords(tag)
}
