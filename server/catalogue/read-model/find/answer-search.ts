import {
  CATALOGUE_PAGE_SIZE,
  MOST_FACETS,
  type SellerFacet,
  type TagFacet,
} from '#market/catalogue/catalogue-api.ts'
import type { SearchQuery } from '../../conditions.ts'
import { wordsOf } from '../../conditions.ts'
import { unsaleableAnswer } from '../../search-products.ts'
import { type Order, readCursor } from '#server/products/catalogue/lot-place.ts'
import { countSellers, countTags } from './count-lists.ts'
import { countCategories, countFilterChoices, countOf } from './count-matches.ts'
import { pageInOrder } from './in-order.ts'
import { matchesOf } from './matches.ts'
import type { Market } from '../catalogue-index.ts'
import { byBytes } from '../base/vocabulary.ts'

type PageToAnswer = {
  page: number
  order: Order
  after: string | undefined
  facets: boolean
}

/** The ids of a page, with all counts. */
export function answerSearch(
  { products, sellers }: Market,
  wanted: SearchQuery,
  { page, order, after, facets }: PageToAnswer,
) {
  const { base } = products
  const matches = matchesOf(products, wanted)
  return {
    ...pageInOrder(products, matches.all, {
      order,
      words: wordsOf(wanted),
      from: (page - 1) * CATALOGUE_PAGE_SIZE,
      most: CATALOGUE_PAGE_SIZE,
      after: readCursor(after, order),
    }),
    count: countOf(matches.all),
    categoryCounts: countCategories(base, matches.without('categories')),
    ...(facets && {
      facets: {
        sellers: sellerFacets(countSellers(base, matches.without('sellers'), MOST_FACETS), sellers),
        tags: tagFacets(countTags(base, matches.without('tags'), MOST_FACETS)),
        filter_counts: countFilterChoices(base, matches.without),
        ...(wanted.resale &&
          unsaleableAnswer(countOf(matches.without('resale')) - countOf(matches.all))),
      },
    }),
  }
}

function sellerFacets(
  counts: ReadonlyMap<number, number>,
  sellers: Market['sellers'],
): SellerFacet[] {
  return [...counts]
    .map(([id, count]) => ({ id, name: sellers.get(id)?.name ?? '', count }))
    .toSorted(
      (one, other) => other.count - one.count || byBytes(one.name, other.name) || one.id - other.id,
    )
    .slice(0, MOST_FACETS)
}

const tagFacets = (counts: ReadonlyMap<string, number>): TagFacet[] =>
  [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((one, other) => other.count - one.count || byBytes(one.tag, other.tag))
    .slice(0, MOST_FACETS)
