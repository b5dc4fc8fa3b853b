import { type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { readProduct, readSimilarProducts } from '#market/products/product-api.ts'
import { carried } from '#web/platform/http/carried.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useLiveProducts } from '#web/platform/live/use-live-products.ts'
import { productsKey } from '#web/products/products-key.ts'

/** The polling interval while the live connection is down, or for viewers who may not subscribe to products. */
const LOOK_AGAIN_MS = 10_000

const productQuery = (id: number) => ({
  queryKey: [...productsKey, id],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(readProduct, { params: { id }, signal }),
})

/** Reads a product that somebody is about to open. */
export const prefetchProduct = (queries: QueryClient, id: number) =>
  queries.prefetchQuery(productQuery(id))

export function useProduct(id: number) {
  const queries = useQueryClient()
  const query = productQuery(id)
  useLiveProducts(
    [id],
    () => void queries.invalidateQueries({ queryKey: query.queryKey, exact: true }),
  )
  return useQuery({
    ...query,
    initialData: () => carried(readProduct, { params: { id } }),
    refetchInterval: LOOK_AGAIN_MS,
  })
}

/** Several products, fetched separately: one that is gone is an error of its own. */
export const useProducts = (ids: readonly number[]) =>
  useQueries({
    queries: ids.map((id) => ({ ...productQuery(id), throwOnError: false })),
  })

/** Fetches a product again, after a refusal because of a change. */
export function useReadAgain() {
  const queries = useQueryClient()
  return (id: number) => void queries.invalidateQueries({ queryKey: [...productsKey, id] })
}

export function useSimilarProducts(id: number) {
  return useQuery({
    queryKey: [...productsKey, id, 'similar'],
    ...queryOf(readSimilarProducts, { params: { id } }),
  })
}
