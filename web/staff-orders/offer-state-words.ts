import type { OfferState } from '#market/offers/offer.ts'

/** Whom an offer waits for, in words for staff. */
export const offerStateWords: Record<OfferState, string> = {
  draft: 'In a cart',
  saved_for_later: 'Saved for later',
  seller_review: 'With the seller',
  buyer_review: 'With the buyer',
  accepted: 'Accepted',
  rejected: 'Rejected',
}
