import { useWatch } from 'react-hook-form'
import { UPC_TAKEN } from '#market/products/own-product-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { useDebounced } from '#web/platform/hooks/use-debounced.ts'
import type { ProductForm } from '../form/use-product-form.ts'
import { useUpcTaken } from './saved-product-queries.ts'
import { useShopStanding } from '../use-shop-standing.ts'

/** Says, shortly after it was typed, that another product has this UPC, and where that one is. */
export function useUpcProblem({ control }: ProductForm, productId: number | undefined) {
  const typed = useWatch({ control, name: 'upc' })
  const settled = useDebounced(typed)
  const { listAt } = useShopStanding()
  const isTaken = useUpcTaken(settled, productId)
  if (!isTaken || settled !== typed) return undefined
  return (
    <>
      {UPC_TAKEN}. <Link href={listAt({ search: typed })}>View that product</Link>
    </>
  )
}
