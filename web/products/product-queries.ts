import { useQuery } from '@tanstack/react-query'
import { readProduct, readProductsForSeller } from '#market/products/product-api.ts'
import { call } from '#web/platform/http/call.ts'

export const productsKey = ['products'] as const

export function useProduct(id: number) {
  return useQuery({
    queryKey: [...productsKey, id],
    queryFn: ({ signal }) => call(readProduct, { params: { id }, signal }),
  })
}

export function useProductsForSeller(sellerId: number) {
  return useQuery({
    queryKey: [...productsKey, 'for-seller', sellerId],
    queryFn: ({ signal }) =>
      call(readProductsForSeller, { params: { seller_id: sellerId }, signal }),
  })
}
