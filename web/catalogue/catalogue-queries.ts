import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { CatalogueView } from '#market/catalogue/catalogue-address.ts'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { call } from '#web/platform/http/call.ts'

export const catalogueKey = ['catalogue'] as const

const FIRST_PAGE = 1
/** Long enough that Back from a product finds the pages, and the place among them, as they were. */
const KEPT_MS = 15 * 60_000

/** The lots of a view, one page after another. */
export function useCatalogue({ criteria, sort }: CatalogueView) {
  return useInfiniteQuery({
    queryKey: [...catalogueKey, criteria, sort],
    queryFn: ({ pageParam, signal }) =>
      call(searchProducts, {
        query: { page: pageParam, sort },
        body: { search: criteria },
        signal,
      }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    gcTime: KEPT_MS,
  })
}

/** The lots of all pages; one that moved to a later page while new ones arrived is shown once. */
export function eachOnce<Lot extends { id: number }>(pages: readonly { products: Lot[] }[]): Lot[] {
  return [
    ...new Map(pages.flatMap(({ products }) => products).map((lot) => [lot.id, lot])).values(),
  ]
}
