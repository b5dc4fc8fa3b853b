import { useState } from 'react'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import type { EditedLine } from './cart.ts'

/** Lets the buyer edit one line of the cart at a time; the others and the decisions wait meanwhile. */
export function useLineEditing(offers: readonly Offer[]) {
  const [begun, setBegun] = useState<EditedLine>()
  const isThere = offers.some(({ offer_products: lines }) =>
    lines.some(({ id }) => id === begun?.lineId),
  )
  // The line may have been removed in another window.
  const edited = isThere ? begun : undefined

  return {
    edited,
    start: ({ id, product, quantity, unit_price: unitPrice }: OfferProduct) =>
      setBegun({ lineId: id, name: product.name, quantity, unitPrice }),
    change: (changed: Partial<EditedLine>) => edited && setBegun({ ...edited, ...changed }),
    stop: () => setBegun(undefined),
  }
}
export type LineEditing = ReturnType<typeof useLineEditing>

/** The form of an edited line is in its last cell; inputs in other cells refer to it by this id. */
export const editFormId = (lineId: string) => `edit-line-${lineId}`
