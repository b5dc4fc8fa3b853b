import { useWatch } from 'react-hook-form'
import { UPC_TAKEN } from '#market/products/own-product-api.ts'
import { useSettled } from '#web/platform/ui/use-settled.ts'
import { useUpcTaken } from './product-queries.ts'
import type { ProductForm } from '../form/use-product-form.ts'

const SETTLE_MS = 500

/** Says, shortly after it was typed, that another lot has this UPC. */
export function useUpcProblem({ control }: ProductForm, productId: number | undefined) {
  const typed = useWatch({ control, name: 'upc' })
  const settled = useSettled(typed, SETTLE_MS)
  const isTaken = useUpcTaken(settled, productId)
  return isTaken && settled === typed ? UPC_TAKEN : undefined
}
