import { useMutation, useQuery } from '@tanstack/react-query'
import * as api from '#market/manifests/own-manifest-api.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { manifestKey } from '#web/manifests/manifest-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import type { FileMeaning } from '#web/uploads/look/file-look.ts'
import { useOwnProductsChanged } from '../own-product-queries.ts'

const TOTALS_ALONE = { page: 1, per_page: 1, search: '', sort: 'file' } as const

/** The totals of one's own, with the name of its file. */
export const useOwnManifest = (product: OwnProduct) =>
  useQuery({
    queryKey: [...manifestKey(product), 'own'],
    queryFn: ({ signal }) =>
      call(api.readOwnManifest, { params: { id: product.id }, query: TOTALS_ALONE, signal }),
    // Another file may come to the same.
    staleTime: 0,
    enabled: product.manifest_units !== null,
  })

type SentFile = FileMeaning & { key: string; file_name: string }

export function usePutManifest(id: number) {
  const tellOthers = useOwnProductsChanged()
  return useMutation({
    // One after the other: the last sheet that was chosen stays.
    scope: { id: `manifest ${id}` },
    mutationFn: (body: SentFile) => call(api.putManifest, { params: { id }, body }),
    onSuccess: tellOthers,
  })
}

export function useDeleteManifest(id: number) {
  const tellOthers = useOwnProductsChanged()
  return useAction(() => call(api.deleteManifest, { params: { id } }), {
    isForm: true,
    keep: tellOthers,
  })
}
