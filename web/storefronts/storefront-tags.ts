import type { ProductCard } from '#market/products/product-api.ts'

type Tagged = Pick<ProductCard, 'tags'>

/** The tags of a storefront, the most used first. */
export function tagsOf(lots: readonly Tagged[]): string[] {
  const uses = new Map<string, number>()
  for (const tag of lots.flatMap(({ tags }) => tags)) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([tag]) => tag)
}

/** The lots that carry a tag; all of them without one. */
export const lotsTagged = <Lot extends Tagged>(lots: readonly Lot[], tag: string | undefined) =>
  tag === undefined ? lots : lots.filter(({ tags }) => tags.includes(tag))
