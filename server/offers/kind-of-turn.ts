import type { OfferMailKind } from './offer-mail-words.ts'
import type { Offer } from './offer-store.ts'
import type { Turn } from './turn.ts'

/** What a turn is to those who are told of it; `offer` as it was before. */
export function kindOfTurn({ act, closedReason }: Turn, { state }: Offer): OfferMailKind {
  switch (act) {
    case 'submit':
      return 'received'
    case 'counter':
      return 'countered'
    case 'accept':
      return state === 'draft' ? 'bought' : 'accepted'
    case 'reject':
      return 'rejected'
    case 'withdraw':
      return 'withdrawn'
    case 'expire':
      return 'expired'
    case 'unlist':
      return closedReason ? 'unlisted' : 'line_unlisted'
    case 'update_quantities':
      return closedReason === 'sold_out' || closedReason === 'unlisted'
        ? closedReason
        : 'quantities_changed'
  }
}
