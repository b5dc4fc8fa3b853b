import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/products/own-product-api.ts'
import { catalogueKey } from '#web/catalogue/catalogue-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { productsKey } from '#web/products/product-queries.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'
import { stateOf, type ManageView } from './manage-address.ts'

const FIRST_PAGE = 1
export const ownKey = [...productsKey, 'own'] as const
const listKey = [...ownKey, 'list'] as const

/** The seller’s lots of a view, one page after another. */
export function useOwnProducts({ tab, search }: Pick<ManageView, 'tab' | 'search'>) {
  const asked = { state: stateOf(tab), search, per_page: api.OWN_PRODUCTS_PER_PAGE }
  return useInfiniteQuery({
    queryKey: [...listKey, asked],
    queryFn: ({ pageParam, signal }) =>
      call(api.listOwnProducts, { query: { ...asked, page: pageParam }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ meta }) => (meta.page < meta.total_pages ? meta.page + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}

/** Whatever shows lots is fetched again when it is next seen; the list, which one returns to, at once. */
export function useOwnProductsChanged() {
  const queries = useQueryClient()
  return () => {
    for (const queryKey of [productsKey, storefrontsKey, catalogueKey])
      void queries.invalidateQueries({ queryKey, refetchType: 'none' })
    return queries.invalidateQueries({ queryKey: listKey, refetchType: 'all' })
  }
}
