import type { Party } from '#market/accounts/viewer.ts'
import type { Offer, Revision } from '#market/offers/offer-document.ts'
import type { TimelineEntry } from '#web/platform/ui/Timeline.tsx'

/** Names whoever took a turn, from the reader's side. */
export function actorOf({ party }: Pick<Revision, 'party'>, offer: Offer, viewer: Party) {
  if (party === 'system') return 'Lotline'
  if (party === viewer) return 'You'
  return party === 'buyer' ? offer.buyer_name : offer.seller_name
}

/** Describes what happened in a turn. */
export function turnWords(turn: Revision, offer: Offer, viewer: Party): string {
  const who = actorOf(turn, offer, viewer)
  switch (turn.act) {
    case 'submit':
      return `${who} sent the offer`
    case 'counter':
      return `${who} countered`
    case 'update_quantities':
      return 'Units were cut to what is left'
    case 'accept':
      return `${who} accepted`
    case 'reject':
      return `${who} declined the offer`
    case 'withdraw':
      return `${who} withdrew the offer`
    case 'expire':
      return 'The offer expired unanswered'
    case 'unlist':
      return 'A product was taken off the market'
  }
}

const ENDINGS = new Set<Revision['act']>(['reject', 'withdraw', 'expire'])

/** Whether the turn has a total worth showing: an ended offer has none. */
export const showsTotal = ({ act }: Revision) => !ENDINGS.has(act)

export function turnTone(
  turn: Revision,
  viewer: Party,
  isToAnswer: boolean,
): TimelineEntry['tone'] {
  if (ENDINGS.has(turn.act)) return 'problem'
  if (isToAnswer) return 'turn'
  return turn.party === viewer && turn.act !== 'update_quantities' ? 'mine' : undefined
}
