import {
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query'
import type { z } from 'zod'
import * as api from '#market/products/own-product-api.ts'
import type {
  OwnProductFilters,
  OwnProductSort,
} from '#market/products/views/own-product-filters.ts'
import { catalogueKey } from '#web/catalogue/catalogue-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { carriedPage } from '#web/platform/http/carried.ts'
import { productsKey } from '#web/products/products-key.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'

const FIRST_PAGE = 1
export const ownKey = [...productsKey, 'own'] as const
const listKey = [...ownKey, 'list'] as const

type ListQuery = OwnProductFilters & { sort: OwnProductSort }
type Page = z.infer<typeof api.listOwnProducts.answer>
type Pages = InfiniteData<Page>

/** The seller’s products of a view, one page after another. */
export function useOwnProducts(wanted: ListQuery) {
  return useInfiniteQuery({
    queryKey: [...listKey, wanted],
    queryFn: ({ pageParam, signal }) =>
      call(api.listOwnProducts, { ...api.pageOfOwnProducts(wanted, pageParam), signal }),
    initialData: () =>
      carriedPage(api.listOwnProducts, api.pageOfOwnProducts(wanted, FIRST_PAGE), FIRST_PAGE),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.total_pages ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}

/** Whatever shows products is fetched again when it is next seen; the list, which one returns to, at once. */
export function useOwnProductsChanged() {
  const queries = useQueryClient()
  const showOthersAnew = useOthersShowAnew()
  return () => {
    showOthersAnew()
    return queries.invalidateQueries({ queryKey: listKey, refetchType: 'all' })
  }
}

/** More than these would be a hundred calls for who has scrolled through ten thousand products. */
const MOST_PAGES_ASKED_AGAIN = 3

/** As above, after an act on many products: of a long list the beginning is fetched again, the rest as one scrolls. */
export function useManyChanged() {
  const queries = useQueryClient()
  const changed = useOwnProductsChanged()
  return () => {
    queries.setQueriesData<Pages>({ queryKey: listKey }, (pages) => pages && firstOf(pages))
    return changed()
  }
}

const firstOf = ({ pages, pageParams }: Pages) => ({
  pages: pages.slice(0, MOST_PAGES_ASKED_AGAIN),
  pageParams: pageParams.slice(0, MOST_PAGES_ASKED_AGAIN),
})

/** Writes what is known of a product into every list that shows it. */
export function useShowProduct() {
  const queries = useQueryClient()
  const showOthersAnew = useOthersShowAnew()
  return (id: number, known: Partial<api.OwnListedProduct>) => {
    showOthersAnew()
    queries.setQueriesData<Pages>({ queryKey: listKey }, (all) => {
      if (!all) return all
      const pages = all.pages.map((page) => ({
        ...page,
        products: page.products.map((lot) => (lot.id === id ? { ...lot, ...known } : lot)),
      }))
      return { ...all, pages }
    })
  }
}

function useOthersShowAnew() {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [productsKey, storefrontsKey, catalogueKey])
      void queries.invalidateQueries({ queryKey, refetchType: 'none' })
  }
}
