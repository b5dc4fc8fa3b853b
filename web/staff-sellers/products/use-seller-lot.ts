import { useWatch } from 'react-hook-form'
import { UPC_TAKEN, type OwnProduct } from '#market/products/own-product-api.ts'
import { useProductFormState } from '#web/own-products/form/use-product-form-state.ts'
import { useDebounced } from '#web/platform/hooks/use-debounced.ts'
import { useSeller } from '../staff-seller-queries.ts'
import { useSellerUpcTaken } from './seller-product-queries.ts'

/** What the product form needs to know of the seller: the other products and the fee. */
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
