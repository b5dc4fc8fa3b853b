import type { Party } from '#market/accounts/viewer.ts'
import type { Offer, Revision } from '#market/offers/offer-document.ts'
import * as market from '#market/offers/turn-words.ts'
import type { TimelineEntry } from '#web/platform/ui/Timeline.tsx'

/** What the history of an offer is told with. */
export type ToldOffer = Pick<Offer, 'history' | 'buyer_name' | 'seller_name'>

/** A side of the offer, or staff, who are on neither side. */
export type Reader = Party | 'staff'

/** Names the side that took a turn, from the reader's view. */
export function actorOf(
  { party }: Pick<Revision, 'party'>,
  offer: Pick<ToldOffer, 'buyer_name' | 'seller_name'>,
  viewer: Reader,
) {
  if (party === 'system') return 'Lotline'
  if (party === viewer) return 'You'
  return party === 'buyer' ? offer.buyer_name : offer.seller_name
}

/** Describes what happened in a turn. */
export const turnWords = (turn: Revision, offer: ToldOffer, viewer: Reader) =>
  market.turnWords({
    turn,
    who: actorOf(turn, offer, viewer),
    isFirst: offer.history[0]?.revision === turn.revision,
  })

const ENDINGS = new Set<Revision['act']>(['reject', 'withdraw', 'expire'])

/** Whether the turn has a total worth showing: an ended offer does not. */
export const showsTotal = ({ act }: Pick<Revision, 'act'>) => !ENDINGS.has(act)

export function turnTone(
  turn: Pick<Revision, 'act' | 'party'>,
  viewer: Reader,
  isToAnswer: boolean,
): TimelineEntry['tone'] {
  if (ENDINGS.has(turn.act)) return 'problem'
  if (isToAnswer) return 'turn'
  return turn.party === viewer && turn.act !== 'update_quantities' ? 'mine' : undefined
}
