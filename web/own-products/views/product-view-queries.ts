import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as api from '#market/products/views/product-view-api.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { call } from '#web/platform/http/call.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { ownKey } from '../own-product-queries.ts'

const viewsKey = [...ownKey, 'views'] as const
type Views = z.infer<typeof api.readProductViews.answer>

export const useProductViews = () =>
  useQuery({
    queryKey: viewsKey,
    queryFn: ({ signal }) => call(api.readProductViews, { signal }),
  })

/** The columns outside of saved views: shown at once, kept one choice after the other. */
export function useChooseColumns() {
  const queries = useQueryClient()
  return useMutation({
    scope: { id: viewsKey.join() },
    mutationFn: (columns: TableColumn[] | null) => call(api.chooseColumns, { body: { columns } }),
    onMutate: async (columns) => {
      await queries.cancelQueries({ queryKey: viewsKey })
      queries.setQueryData<Views>(viewsKey, (views) => views && { ...views, columns })
    },
    onError: ({ message }) => {
      toastProblem(message)
      void queries.invalidateQueries({ queryKey: viewsKey })
    },
  })
}
