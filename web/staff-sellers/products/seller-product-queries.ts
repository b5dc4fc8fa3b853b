import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductFields } from '#market/products/product-fields.ts'
import { readUpc } from '#market/products/upc.ts'
import * as api from '#market/staff-sellers/staff-product-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { catalogueKey } from '#web/catalogue/catalogue-queries.ts'
import type { updateOf } from '#web/own-products/editing/product-update.ts'
import { productsKey } from '#web/products/products-key.ts'
import { sellersKey } from '../staff-seller-queries.ts'

const PER_PAGE = 50
const productsOf = (sellerId: number) => [...sellersKey, sellerId, 'products'] as const

type ProductQuery = { page: number; search: string }

export const useSellerProducts = (id: number, { page, search }: ProductQuery) =>
  useQuery({
    queryKey: [...productsOf(id), 'page', page, search],
    queryFn: ({ signal }) =>
      call(api.listSellerProducts, {
        params: { id },
        query: { page, per_page: PER_PAGE, state: 'all', search, sort: 'newest' },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

type Named = { id: number; product_id: number }

export const useSellerProduct = (params: Named) =>
  useQuery({
    queryKey: [...productsOf(params.id), params.product_id],
    queryFn: ({ signal }) => call(api.readSellerProduct, { params, signal }),
    // A form starts with fresh values.
    staleTime: 0,
  })

export const useCreateSellerProduct = (id: number) =>
  useProductMutation((product: ProductFields) =>
    call(api.createSellerProduct, { params: { id }, body: { product } }),
  )

export const useEditSellerProduct = (params: Named) =>
  useProductMutation((body: ReturnType<typeof updateOf>) =>
    call(api.editSellerProduct, { params, body }),
  )

export const useDeleteSellerProduct = (params: Named) =>
  useProductMutation(() => call(api.deleteSellerProduct, { params }))

const useProductMutation = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useAction(act, {
    isForm: true,
    keep: (queries) => {
      for (const queryKey of [productsKey, catalogueKey, sellersKey])
        void queries.invalidateQueries({ queryKey, refetchType: 'none' })
    },
  })

/** Whether the seller already lists a UPC on a product other than `exceptId`. */
export function useSellerUpcTaken(sellerId: number, upc: string, exceptId: number | undefined) {
  const read = readUpc(upc)?.upc ?? ''
  const { data } = useQuery({
    queryKey: [...productsOf(sellerId), 'upc', read, exceptId],
    queryFn: ({ signal }) =>
      call(api.checkSellerUpc, {
        params: { id: sellerId },
        query: { upc: read, id: exceptId },
        signal,
      }),
    enabled: read !== '',
  })
  return data?.taken ?? false
}
