import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** How a party answers an offer: the first three on its own turn, the last while the other side has the turn. */
export type Answer = 'accept' | 'counter' | 'reject' | 'withdraw'

/** The props of every answer. An answer refers to the offer as the reader saw it, even when it changes meanwhile. */
export type AnswerProps = {
  /** The offer as it was when the reader began to answer. */
  opened: Offer
  /** The offer as it is now. */
  offer: Offer
  viewer: Party
  /** Another offer waits for the reader as well. */
  hasNext: boolean
  /** The answer is given; it says which. */
  onAnswered: (words: string) => void
  /** The offer was cut to what is left, which its card tells. */
  onCut: () => void
  onClose: () => void
  /** Starts the answer over with the offer as it is now. */
  onAgain: () => void
}

/** Whether an offer, what its lots are said to be, or where it goes is not what the reader saw. */
export const isOtherOffer = (opened: Offer, { revision, lots_digest, ships_to }: Offer) =>
  revision !== opened.revision ||
  lots_digest !== opened.lots_digest ||
  JSON.stringify(ships_to) !== JSON.stringify(opened.ships_to)
