import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import type { EditedLine, LineInCart } from './cart.ts'

/** An edit that began, and the line as it was then. */
export type BegunEdit = { edit: EditedLine; of: LineInCart }

/** Lets the buyer edit one line of the cart at a time; the others and the decisions wait meanwhile. */
export function useLineEditing(offers: readonly Offer[]) {
  const [begun, setBegun] = useState<readonly BegunEdit[]>([])
  const lines = offers.flatMap(({ offer_products }) => offer_products)
  const present = begun.map((each) => ({ ...each, lineId: lineIdNow(each) }))
  const current = present.find(({ lineId }) => lineId !== undefined)
  const edited =
    current?.lineId === undefined ? undefined : { ...current.edit, lineId: current.lineId }

  // A line that was removed and put back, here or in another window, has a new id.
  function lineIdNow({ of: { line } }: BegunEdit) {
    return lines.find(({ product }) => product.id === line.product.id)?.id
  }
  const productOf = ({ of }: BegunEdit) => of.line.product.id
  const drop = (left: BegunEdit) =>
    setBegun((all) => all.filter((each) => productOf(each) !== productOf(left)))

  return {
    edited,
    /** Edits whose line was removed elsewhere; they continue once the line is back. */
    lost: present.filter(({ lineId }) => lineId === undefined),
    start: ({ offer, line }: LineInCart) => {
      const { id, product, quantity, unit_price: unitPrice } = line
      const edit = { lineId: id, name: product.name, quantity, unitPrice }
      setBegun((all) => [...all, { edit, of: { offer, line } }])
    },
    change: (changed: Partial<EditedLine>) =>
      current &&
      setBegun((all) =>
        all.map((each) =>
          productOf(each) === productOf(current)
            ? { ...each, edit: { ...each.edit, ...changed } }
            : each,
        ),
      ),
    stop: () => current && drop(current),
    drop,
  }
}
export type LineEditing = ReturnType<typeof useLineEditing>

/** The form of an edited line is in its last cell; inputs in other cells refer to it by this id. */
export const editFormId = (lineId: string) => `edit-line-${lineId}`
