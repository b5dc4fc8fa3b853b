import { categoryName, categoryOf } from '#market/categories.ts'
import type { Seller, TagCount } from '#market/storefronts/storefront-api.ts'
import { tagWords } from '#web/products/tag-words.ts'

/** The tags that leave some products out; one that every product carries leaves none. */
export const filteringTags = ({ tags, shelf }: Pick<Seller, 'tags' | 'shelf'>): TagCount[] =>
  tags.filter(({ count }) => count < shelf.lots)

/** "Home" of the category, "Top sellers" of `top_sellers`. */
export function storefrontTagWords(tag: string) {
  const category = categoryOf(tag)
  return category ? categoryName(category) : tagWords(tag)
}
