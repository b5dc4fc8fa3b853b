import {
  CATALOGUE_PAGE_SIZE,
  MOST_FACETS,
  type SellerFacet,
  type TagFacet,
} from '#market/catalogue/catalogue-api.ts'
import type { SearchQuery } from '../conditions.ts'
import { wordsOf } from '../conditions.ts'
import type { Order } from '../catalogue-store.ts'
import { countSellers, countTags } from './count-lists.ts'
import { countCategories, countFilterChoices, countOf } from './count-matches.ts'
import { scoreOfEntry } from './entry-words.ts'
import { idsInOrder } from './in-order.ts'
import { matchesOf } from './matches.ts'
import type { Market } from './keep-market.ts'
import { scoresOfRows } from './scores-of-rows.ts'
import { byBytes } from './vocabulary.ts'

type PageToAnswer = { page: number; order: Order; facets: boolean }

/** The ids of a page, with every count beside it. */
export function answerSearch(
  { products, sellerNames }: Market,
  wanted: SearchQuery,
  asked: PageToAnswer,
) {
  const { base } = products
  const matches = matchesOf(products, wanted)
  return {
    ids: idsOnPage(),
    count: countOf(matches.all),
    categoryCounts: countCategories(base, matches.without('categories')),
    ...(asked.facets && {
      facets: {
        sellers: sellerFacets(countSellers(base, matches.without('sellers')), sellerNames),
        tags: tagFacets(countTags(base, matches.without('tags'))),
        filter_counts: countFilterChoices(base, matches.without),
      },
    }),
  }

  function idsOnPage(): number[] {
    const words = asked.order === 'relevance' ? (wordsOf(wanted) ?? []) : undefined
    const scores = words && {
      ofRows: scoresOfRows(base, words),
      of: (entry: Parameters<typeof scoreOfEntry>[0]) => scoreOfEntry(entry, words),
    }
    const from = (asked.page - 1) * CATALOGUE_PAGE_SIZE
    return idsInOrder(base, matches.all, {
      order: asked.order,
      scores,
      from,
      most: CATALOGUE_PAGE_SIZE,
    })
  }
}

function sellerFacets(
  counts: ReadonlyMap<number, number>,
  names: ReadonlyMap<number, string>,
): SellerFacet[] {
  return [...counts]
    .map(([id, count]) => ({ id, name: names.get(id) ?? '', count }))
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
