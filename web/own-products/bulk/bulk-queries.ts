import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as api from '#market/products/bulk/bulk-api.ts'
import { duplicateProduct } from '#market/products/own-product-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { useDebounced } from '#web/platform/hooks/use-debounced.ts'
import { ownKey, useManyChanged } from '../own-product-queries.ts'

/** An act, and the products it is about. */
export type BulkSent = api.BulkAct & api.ChosenSent

const SETTLE_MS = 400

/** What an act would do; nothing while it is not said whole. `shown` may be what it would have done a moment ago. */
export function usePreview(sent: BulkSent | undefined) {
  const asked = useDebounced(sent, SETTLE_MS)
  const { data, error, isFetching } = useQuery({
    queryKey: [...ownKey, 'preview', asked],
    queryFn: ({ signal }) =>
      asked ? call(api.previewBulk, { query: { page: 1 }, body: asked, signal }) : null,
    enabled: asked !== undefined,
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
    throwOnError: false,
  })
  const isOld = asked !== sent || isFetching
  const shown = (sent && data) ?? undefined
  return { shown, preview: isOld ? undefined : shown, error: isOld ? null : error }
}

/** A further page of old and new prices; the first comes with what the act would do. */
export const usePrices = (sent: BulkSent, page: number) =>
  useQuery({
    queryKey: [...ownKey, 'preview', sent, page],
    queryFn: async ({ signal }) =>
      (await call(api.previewBulk, { query: { page }, body: sent, signal })).prices,
    enabled: page > 1,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  })

export function useBulk() {
  const keep = useManyChanged()
  return useAction((body: BulkSent) => call(api.changeInBulk, { body }), { keep })
}

export function useUndoBulk() {
  const keep = useManyChanged()
  return useAction((token: string) => call(api.undoBulk, { body: { token } }), { keep })
}

type Copy = { id: number; upc: string }

export function useDuplicate() {
  const keep = useManyChanged()
  return useAction(
    ({ id, upc }: Copy) => call(duplicateProduct, { params: { id }, body: { product: { upc } } }),
    { keep },
  )
}
