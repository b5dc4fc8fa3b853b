import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ProductView } from '#market/products/views/product-view-api.ts'
import { usualColumns, type TableColumn } from '#market/products/views/table-columns.ts'
import type { TableChoice } from '../columns/table-choice.ts'
import { useTableChoice } from '../columns/use-table-choice.ts'
import { addressOf, type ManageView } from './manage-address.ts'
import { savedOf } from './saved-view.ts'

/** The columns of a saved view, which change in the address until they are saved; outside of one the seller’s own. */
export function useTableOf(view: ManageView, views: readonly ProductView[]): TableChoice {
  const router = useRouter()
  const outside = useTableChoice()
  const saved = savedOf(views, view)
  return useMemo(() => {
    if (!saved) return outside
    const choose = (columns: readonly TableColumn[]) =>
      void router.navigate({ href: addressOf({ ...view, columns }), replace: true })
    return {
      columns: view.columns ?? saved.shown.columns,
      isUsual: false,
      choose,
      reset: () => choose(usualColumns),
    }
  }, [router, outside, saved, view])
}
