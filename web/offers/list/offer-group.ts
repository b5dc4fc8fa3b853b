import { compareInstants } from '#market/compare-instants.ts'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { inReview, isTurnOf } from '#market/offers/offer.ts'

export const offerGroups = ['your_turn', 'waiting', 'closed'] as const
export type OfferGroup = (typeof offerGroups)[number]

export const offerSorts = ['newest', 'deadline', 'total'] as const
export type OfferSort = (typeof offerSorts)[number]

export type GroupedOffers = Record<OfferGroup, Offer[]>

/** Whether My Offers lists an offer; drafts, saved offers and accepted ones have pages of their own. */
export const isListed = ({ state }: Offer) => inReview(state) || state === 'rejected'

export function groupOf(state: Offer['state'], viewer: Party): OfferGroup {
  if (!inReview(state)) return 'closed'
  return isTurnOf(viewer, state) ? 'your_turn' : 'waiting'
}

type View = { viewer: Party; sort: OfferSort }

export function groupOffers(offers: readonly Offer[], { viewer, sort }: View): GroupedOffers {
  const grouped: GroupedOffers = { your_turn: [], waiting: [], closed: [] }
  for (const offer of offers.filter(isListed).toSorted(orders[sort]))
    grouped[groupOf(offer.state, viewer)].push(offer)
  return grouped
}

type Order = (a: Offer, b: Offer) => number

const newest: Order = (a, b) => compareInstants(b.created_at, a.created_at)
const orders: Record<OfferSort, Order> = {
  newest,
  deadline: (a, b) => compareInstants(deadlineOf(a), deadlineOf(b)) || newest(a, b),
  total: (a, b) => b.total_cents - a.total_cents || newest(a, b),
}

const NEVER = '9999'
const deadlineOf = ({ turn_expires_at: deadline }: Offer) => deadline ?? NEVER

export const groupMarks = {
  your_turn: 'turn',
  waiting: 'waiting',
  closed: 'over',
} as const satisfies Record<OfferGroup, string>

export const groupName = (group: OfferGroup, viewer: Party) =>
  ({
    your_turn: 'Your turn',
    waiting: viewer === 'buyer' ? 'Waiting for the seller' : 'Waiting for the buyer',
    closed: 'Closed',
  })[group]
