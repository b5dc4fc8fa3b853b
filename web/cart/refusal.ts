import type { Offer, OfferProduct } from '#market/offers/offer-document.ts'
import { isCallError, type CallError } from '#web/platform/http/call-error.ts'

/** A draft as it was sent, and what the server said to it. */
export type Refusal = { offer: Offer; error: CallError }

/** A refusal whose words can be put right on this screen; of others only the failure is told. */
export const refusalOf = (offer: Offer, error: unknown): Refusal | undefined =>
  isCallError(error) && error.status === 422 ? { offer, error } : undefined

const OOPS = 'Oops, something went wrong'
const TOLD_IN_PLACE = 422

/** What to say of a decision that failed: the specification's words, then what else is to be known. */
export function failureWords(error: unknown) {
  if (!isCallError(error) || error.status === TOLD_IN_PLACE || error.message === OOPS) return OOPS
  return `${OOPS}. ${error.message}`
}

/** What was refused about a line, for as long as it stands as it was sent. */
export function refusedAtLine(refusal: Refusal | undefined, line: OfferProduct) {
  const sent = refusal?.offer.offer_products.find(({ id }) => id === line.id)
  if (!refusal || sent?.quantity !== line.quantity || sent.unit_price !== line.unit_price)
    return undefined
  const messages = Object.entries(refusal.error.fields)
    .filter(([field]) => field.startsWith(keyOf(line)))
    .flatMap(([, words]) => words)
  return messages.length > 0 ? messages.join('. ') : undefined
}

/** What was refused about the offer as a whole. */
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
