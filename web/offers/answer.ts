import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'

/** What one may do with an offer: three on one's own turn, the last while the other side has it. */
export type Answer = 'accept' | 'counter' | 'reject' | 'withdraw'

/** An answer being given. Whatever the offer becomes meanwhile, it answers what was seen. */
export type AnswerProps = {
  /** The offer as it was when the answer was begun. */
  opened: Offer
  /** The offer as it is now. */
  offer: Offer
  viewer: Party
  onClose: () => void
  /** Begins again with the offer as it is now. */
  onAgain: () => void
}
