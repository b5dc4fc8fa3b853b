import type { Party } from '#market/accounts/viewer.ts'
import { freightSentence } from './freight-sentence.ts'
import type { Offer } from '#market/offers/offer-document.ts'

type Props = { offer: Offer; viewer: Party }

/** What the seller stated of the freight, or that it has yet to. */
export function OfferFreight({ offer, viewer }: Props) {
  const words = freightSentence(offer, viewer)
  return words ? <p>{words}</p> : null
}
