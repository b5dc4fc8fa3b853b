import type { Party } from '#market/accounts/viewer.ts'
import { isTurnOf, type OfferState } from './offer.ts'

export type PillTone = 'gray' | 'yellow' | 'green' | 'red'

/** Where an offer stands, in the words of section 4. */
export function offerLabel(state: OfferState, viewer: Party): string {
  if (state === 'seller_review')
    return viewer === 'seller' ? 'Ready for review' : 'Submitted to seller'
  if (state === 'buyer_review')
    return viewer === 'buyer' ? 'Ready for review' : 'Submitted to buyer'
  return {
    draft: 'Draft',
    saved_for_later: 'Saved for later',
    accepted: 'Accepted',
    rejected: 'Rejected',
  }[state]
}

/** The pill follows the turn (decision D6). */
export function offerPill(state: OfferState, viewer: Party): { label: string; tone: PillTone } {
  if (state === 'rejected') return { label: 'Rejected', tone: 'red' }
  if (state === 'accepted') return { label: 'Accepted', tone: 'green' }
  return isTurnOf(viewer, state)
    ? { label: 'Ready for review', tone: 'yellow' }
    : { label: 'Sent for review', tone: 'gray' }
}
