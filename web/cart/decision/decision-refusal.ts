import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { isCallError, type CallError } from '#web/platform/http/call-error.ts'

/** A draft as it was sent, and the server's refusal. */
export type Refusal = { offer: Offer; error: CallError }

/** The refusal of values that the buyer can correct here; undefined for every other error. */
export const refusalOf = (offer: Offer, error: unknown): Refusal | undefined =>
  isCallError(error) && error.status === 422 ? { offer, error } : undefined

const OOPS = 'Oops, something went wrong'
const SHOWN_IN_PLACE = 422

/** The message for a failed decision: the specification's words, and the reason when there is one. */
export function failureWords(error: unknown) {
  if (!isCallError(error) || error.status === SHOWN_IN_PLACE || !error.isExplained) return OOPS
  return `${OOPS}. ${error.message}`
}

/** The refusal of a line, until the line changes. */
export function refusedAtLine(refusal: Refusal | undefined, line: OfferProduct) {
  const sent = refusal?.offer.offer_products.find(({ id }) => id === line.id)
  if (!refusal || sent?.quantity !== line.quantity || sent.unit_price !== line.unit_price)
    return undefined
  const messages = Object.entries(refusal.error.fields)
    .filter(([field]) => field.startsWith(keyOf(line)))
    .flatMap(([, words]) => words)
  return messages.length > 0 ? messages.join('. ') : undefined
}

/** The refusal of the offer as a whole. */
export function refusedAtOffer(refusal: Refusal | undefined) {
  if (!refusal) return undefined
  const fields = Object.keys(refusal.error.fields)
  const isOfLines = refusal.offer.offer_products.some((line) =>
    fields.some((field) => field.startsWith(keyOf(line))),
  )
  return isOfLines ? undefined : refusal.error.message
}

/** The server names a line `offer_products.12.quantity`. */
const keyOf = ({ id }: OfferProduct) => `offer_products.${id}.`
