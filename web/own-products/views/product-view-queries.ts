import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as api from '#market/products/views/product-view-api.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { ownKey } from '../own-product-queries.ts'

const viewsKey = [...ownKey, 'views'] as const
type Views = z.infer<typeof api.readProductViews.answer>

export const useProductViews = () =>
  useQuery({
    queryKey: viewsKey,
    ...queryOf(api.readProductViews),
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

type NewView = Pick<api.ProductView, 'name' | 'shown'> & { place?: number }

export const useSaveView = () =>
  useAct((product_view: NewView) => call(api.saveProductView, { body: { product_view } }))

type Change = { id: number } & Partial<Pick<api.ProductView, 'name' | 'shown'>>

export const useChangeView = () =>
  useAct(({ id, ...product_view }: Change) =>
    call(api.changeProductView, { params: { id }, body: { product_view } }),
  )

export const useDeleteView = () =>
  useAct((id: number) => call(api.deleteProductView, { params: { id } }))

export const useOrderViews = () =>
  useAct((ids: number[]) => call(api.orderProductViews, { body: { ids } }))

/** It is over once the views as they are now have come. */
const useAct = <Given, Answer>(act: (given: Given) => Promise<Answer>) =>
  useAction(act, { refreshes: [viewsKey] })
