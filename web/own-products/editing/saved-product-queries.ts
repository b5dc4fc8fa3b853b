import { useQuery } from '@tanstack/react-query'
import { readProfile } from '#market/accounts/profile-api.ts'
import * as api from '#market/products/own-product-api.ts'
import type { ProductFields } from '#market/products/product-fields.ts'
import { readUpc } from '#market/products/upc.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { retryWhenAway } from '#web/platform/http/retry.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import type { updateOf } from './product-update.ts'
import { ownKey, useOwnProductsChanged } from '../own-product-queries.ts'

const ownProductKey = (id: number) => [...ownKey, id] as const

export function useOwnProduct(id: number) {
  return useQuery({
    queryKey: ownProductKey(id),
    queryFn: ({ signal }) => call(api.readOwnProduct, { params: { id }, signal }),
    // A form begins with what is true now.
    staleTime: 0,
  })
}

export const useCreateProduct = () =>
  useOwnProductAct((fields: ProductFields) =>
    call(api.createProduct, { body: { product: fields } }),
  )

export const useUpdateProduct = (id: number) =>
  useOwnProductAct((body: ReturnType<typeof updateOf>) =>
    call(api.updateProduct, { params: { id }, body }),
  )

export const useDeleteProduct = (id: number) =>
  useOwnProductAct(() => call(api.deleteProduct, { params: { id } }))

function useOwnProductAct<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const tellOthers = useOwnProductsChanged()
  return useAction(act, { isForm: true, keep: tellOthers })
}

/** Lotline's fee on a sale, until it is changed for this seller. */
export function useOwnFeeBps() {
  const { data } = useQuery({
    queryKey: ['profile'],
    ...queryOf(readProfile),
  })
  return data?.platform_fee_bps ?? undefined
}

const MOST_TRIES = 5

// A check that came too soon after others is made again when the server has said.
const retryInTime = (failures: number, error: Error) =>
  isCallError(error) && error.status === 429
    ? failures < MOST_TRIES
    : retryWhenAway(failures, error)

/** Whether the seller lists a UPC already, on a product other than `id`. */
export function useUpcTaken(upc: string, id: number | undefined) {
  const read = readUpc(upc)?.upc ?? ''
  const { data } = useQuery({
    queryKey: [...ownKey, 'upc', read, id],
    queryFn: ({ signal }) => call(api.checkUpc, { query: { upc: read, id }, signal }),
    enabled: read !== '',
    retry: retryInTime,
  })
  return data?.taken ?? false
}
