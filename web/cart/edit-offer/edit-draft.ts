import { isQuoted } from '#market/freight/freight-of-offer.ts'
import { cents, sum, type Cents } from '#market/money.ts'
import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import {
  editProblems,
  isBuyable,
  offerTotal,
  typedTotal,
  type Line,
} from '#market/offers/offer-line.ts'
import { asLine, listingOf } from '../cart.ts'

/** A line of the Edit Offer dialog; an empty field is undefined. */
export type DraftLine = {
  line: OfferProduct
  quantity: number | undefined
  unitPrice: Cents | undefined
}

export const draftLines = (offer: Offer): DraftLine[] =>
  offer.offer_products.map((line) => ({
    line,
    quantity: line.quantity,
    unitPrice: line.unit_price,
  }))

export const asTyped = ({ quantity = 0, unitPrice = cents(0) }: DraftLine): Line => ({
  quantity,
  unitPrice,
})

export const draftProblems = (draft: DraftLine) =>
  editProblems(asTyped(draft), listingOf(draft.line))

export const draftLineTotal = (draft: DraftLine) => typedTotal(asTyped(draft))
export const draftTotal = (drafts: readonly DraftLine[]) => sum(drafts.map(draftLineTotal))

/** Save Offer needs a changed total and no problems (spec 1, section 5). */
export const canSave = (offer: Offer, drafts: readonly DraftLine[]) =>
  draftTotal(drafts) !== offerTotal(offer.offer_products.map(asLine)) && isValid(drafts)

/** The dialog sends every line, so each one must be valid and still for sale. */
export const canSend = (drafts: readonly DraftLine[]) =>
  isValid(drafts) && drafts.every(({ line }) => line.product.available)

const isValid = (drafts: readonly DraftLine[]) =>
  drafts.every((draft) => draftProblems(draft).length === 0)

/** Whether the edited offer would be bought at once rather than sent (decision D3). */
export const willBeBuyable = (drafts: readonly DraftLine[]) =>
  canSend(drafts) &&
  !isQuoted(drafts.map(({ line }) => line.product)) &&
  isBuyable(drafts.map((draft) => ({ ...asTyped(draft), listing: listingOf(draft.line) })))

export const changedLines = (drafts: readonly DraftLine[]) =>
  drafts
    .filter(
      ({ line, quantity, unitPrice }) =>
        quantity !== line.quantity || unitPrice !== line.unit_price,
    )
    .map((draft) => ({ line: draft.line, to: asTyped(draft) }))
