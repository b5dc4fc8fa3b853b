import { useWatch } from 'react-hook-form'
import { UPC_TAKEN, type OwnProduct } from '#market/products/own-product-api.ts'
import { useProductFormState } from '#web/own-products/form/use-product-form-state.ts'
import { useDebounced } from '#web/platform/hooks/use-debounced.ts'
import { useSeller } from '../staff-seller-queries.ts'
import { useSellerUpcTaken } from './seller-product-queries.ts'

/** The form of a lot of some seller, with what that seller's other lots and fee say to it. */
export function useSellerLot(sellerId: number, product?: OwnProduct) {
  const lot = useProductFormState({ product })
  const { data: seller } = useSeller(sellerId)
  const typed = useWatch({ control: lot.form.control, name: 'upc' })
  const settled = useDebounced(typed)
  const isTaken = useSellerUpcTaken(sellerId, settled, product?.id)
  return {
    lot,
    seller,
    help: {
      upcProblem: isTaken && settled === typed ? UPC_TAKEN : undefined,
      feeBps: seller && (seller.platform_fee_bps ?? seller.standard_fee_bps),
    },
  }
}
