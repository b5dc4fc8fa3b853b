import { useQuery } from '@tanstack/react-query'
import { readProduct, readSimilarProducts } from '#market/products/product-api.ts'
import { call } from '#web/platform/http/call.ts'

export const productsKey = ['products'] as const

export function useProduct(id: number) {
  return useQuery({
    queryKey: [...productsKey, id],
    queryFn: ({ signal }) => call(readProduct, { params: { id }, signal }),
  })
}

export function useSimilarProducts(id: number) {
  return useQuery({
    queryKey: [...productsKey, id, 'similar'],
    queryFn: ({ signal }) => call(readSimilarProducts, { params: { id }, signal }),
  })
}
