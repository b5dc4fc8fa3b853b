import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { readProfile } from '#market/accounts/profile-api.ts'
import * as api from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { readUpc } from '#market/products/upc.ts'
import { catalogueKey } from '#web/catalogue/catalogue-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { productsKey } from '#web/products/product-queries.ts'
import { storefrontsKey } from '#web/storefronts/storefront-queries.ts'
import { stateOf, type ManageView } from './manage-address.ts'

const FIRST_PAGE = 1
const ownKey = [...productsKey, 'own'] as const
const listKey = [...ownKey, 'list'] as const
const ownProductKey = (id: number) => [...ownKey, id] as const

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

/** How many lots lack something that buyers would need. */
export function useProductsToFix() {
  return useQuery({
    queryKey: [...ownKey, 'to fix'],
    queryFn: async ({ signal }) => {
      const query = { state: stateOf('needs_fixing'), search: '', page: FIRST_PAGE, per_page: 1 }
      const { meta } = await call(api.listOwnProducts, { query, signal })
      return meta.provisional_count
    },
  })
}

export function useOwnProduct(id: number) {
  return useQuery({
    queryKey: ownProductKey(id),
    queryFn: ({ signal }) => call(api.readOwnProduct, { params: { id }, signal }),
    // A form begins with what is true now.
    staleTime: 0,
  })
}

type Change = { fields: ProductFields; unitsBefore: number }

export const useCreateProduct = () =>
  useOwnProductAct((fields: ProductFields) =>
    call(api.createProduct, { body: { product: fields } }),
  )

export const useUpdateProduct = (id: number) =>
  useOwnProductAct(({ fields, unitsBefore }: Change) =>
    call(api.updateProduct, {
      params: { id },
      body: { product: fields, units_before: unitsBefore },
    }),
  )

export const useDeleteProduct = (id: number) =>
  useOwnProductAct(() => call(api.deleteProduct, { params: { id } }))

function useOwnProductAct<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const tellOthers = useOwnProductsChanged()
  return useMutation({
    mutationFn: async (given: Given) => {
      await submitDelay()
      return act(given)
    },
    onSuccess: tellOthers,
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

/** What the house keeps of a sale, as long as nobody changes it for this seller. */
export function useOwnFeeBps() {
  const { data } = useQuery({
    queryKey: ['profile'],
    queryFn: ({ signal }) => call(readProfile, { signal }),
  })
  return data?.platform_fee_bps ?? undefined
}

/** Whether the seller lists a UPC already, on a lot other than `id`. */
export function useUpcTaken(upc: string, id: number | undefined) {
  const read = readUpc(upc)?.upc ?? ''
  const { data } = useQuery({
    queryKey: [...ownKey, 'upc', read, id],
    queryFn: ({ signal }) => call(api.checkUpc, { query: { upc: read, id }, signal }),
    enabled: read !== '',
  })
  return data?.taken ?? false
}
