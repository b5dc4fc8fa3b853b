import { useMemo } from 'react'
import { usualColumns } from '#market/products/views/table-columns.ts'
import type { TableChoice } from './table-choice.ts'
import { useChooseColumns, useProductViews } from '../views/product-view-queries.ts'

export function useTableChoice(): TableChoice {
  const chosen = useProductViews().data?.columns
  const { mutate } = useChooseColumns()
  return useMemo(
    () => ({
      columns: chosen ?? usualColumns,
      isUsual: !chosen,
      choose: (columns) => mutate([...columns]),
      reset: () => mutate(null),
    }),
    [chosen, mutate],
  )
}
