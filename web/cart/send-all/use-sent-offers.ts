import { useState } from 'react'
import type { Offer } from '#market/offers/offer-document.ts'
import { refusalWords } from '#web/offers/offer-refusal-words.ts'

/** What was sent from the cart since it was opened, and what was refused when all was sent. */
export function useSentOffers() {
  const [sent, setSent] = useState<readonly Offer[]>([])
  const [refused, setRefused] = useState<readonly RefusedOffer[]>([])
  return {
    sent,
    refused,
    add: (offer: Offer) => {
      setSent((before) => [...before, offer])
      setRefused((before) => before.filter((each) => each.offer.id !== offer.id))
    },
    addRefused: (offer: Offer, error: unknown) =>
      setRefused((before) => [...before, { offer, words: refusalWords(error) }]),
    dismiss: () => setSent([]),
    forgetRefused: () => setRefused([]),
  }
}
export type SentOffers = ReturnType<typeof useSentOffers>

/** An offer as it was sent, and why it wasn't taken. */
type RefusedOffer = { offer: Offer; words: string }

/** Why an offer was refused, until its lines change. */
export const whyRefused = (refused: readonly RefusedOffer[], offer: Offer) =>
  refused.find((each) => each.offer.id === offer.id && linesOf(each.offer) === linesOf(offer))
    ?.words

const linesOf = ({ offer_products: lines }: Offer) =>
  lines.map(({ id, quantity, unit_price: price }) => `${id}: ${quantity} at ${price}`).join()
