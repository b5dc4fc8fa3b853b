import {
  keepPreviousData,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import type { z } from 'zod'
import { pageOfView } from '#market/catalogue/page-of-view.ts'
import type { PageOfList } from '#market/paging.ts'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { searchProducts, type Criteria } from '#market/catalogue/catalogue-api.ts'
import { TOP_SELLERS } from '#market/products/tags.ts'
import { readTopSellers } from '#market/top-sellers/top-seller-api.ts'
import { readSeller } from '#market/storefronts/storefront-api.ts'
import { carriedPage } from '#web/platform/http/carried.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'

export const catalogueKey = ['catalogue'] as const

const FIRST: PageOfList = { page: 1 }
/** Long enough that Back from a product finds the pages, and the place among them, as they were. */
const KEPT_MS = 15 * 60_000
const FRESH_MS = 60_000
/** More than these would be a hundred calls each time somebody comes back to the window. */
const MOST_ASKED_AGAIN = 3

type Answer = z.infer<typeof searchProducts.answer>
/** How many products there are, and how many each further choice would leave. */
export type Facets = Answer | undefined

const lotsKey = (criteria: Criteria) => [...catalogueKey, 'lots', criteria] as const

/**
 * The products of a view, page by page. Each visit fetches them; coming back to a visit shows them as they
 * were. The first page brings the facets.
 */
export function useCatalogue(view: CatalogueView, visit: string | undefined) {
  return useInfiniteQuery({
    queryKey: [...lotsKey(view.criteria), view.sort, visit],
    queryFn: ({ pageParam, signal }) =>
      call(searchProducts, { ...pageOfView(view, pageParam), signal }),
    initialData: () => carriedPage(searchProducts, pageOfView(view), FIRST),
    initialPageParam: FIRST,
    getNextPageParam: ({ page, next }) => (next ? { page: page + 1, after: next } : undefined),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    refetchOnMount: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= MOST_ASKED_AGAIN,
  })
}

/** What staff put forward, in their order. */
export function useTopSellers() {
  return useQuery({
    queryKey: [...catalogueKey, TOP_SELLERS],
    ...queryOf(readTopSellers),
    select: ({ products }) => products,
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
    throwOnError: false,
  })
}

/** The facets of what is being chosen and not on view yet. */
export function useFacets(criteria: Criteria) {
  const queries = useQueryClient()
  return useQuery({
    queryKey: [...catalogueKey, 'facets', criteria],
    queryFn: ({ signal }) => call(searchProducts, { ...pageOfView({ criteria }), signal }),
    // Of what is on view they are known.
    initialData: () =>
      queries
        .getQueriesData<InfiniteData<Answer>>({ queryKey: lotsKey(criteria) })
        .map(([, lots]) => lots?.pages[0])
        .find((first) => first !== undefined),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    // Without them one can still look around.
    throwOnError: false,
  })
}

/** How many lots each search has, in the order given; undefined until it is known. */
export function useCounts(searches: readonly Criteria[]): readonly (number | undefined)[] {
  return useQueries({
    queries: searches.map((search) => ({
      queryKey: [...catalogueKey, 'count', search],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(searchProducts, {
          query: FIRST,
          body: { search, facets: false },
          signal,
        }),
      staleTime: FRESH_MS,
      // Without them one can still reset all filters.
      throwOnError: false,
    })),
  }).map(({ data }) => data?.count)
}

/** The names of sellers that no facet tells, because nothing of theirs is among the products shown. */
export function useSellerNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: [...catalogueKey, 'seller', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(readSeller, {
          params: { seller_id: id },
          query: { ...FIRST, per_page: 1 },
          signal,
        }),
      staleTime: Infinity,
      throwOnError: false,
    })),
  })
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data.name]] : [])))
}
