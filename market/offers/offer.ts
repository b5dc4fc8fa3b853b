import type { Party } from '#market/accounts/viewer.ts'

export const offerStates = [
  'draft',
  'saved_for_later',
  'seller_review',
  'buyer_review',
  'accepted',
  'rejected',
] as const
export type OfferState = (typeof offerStates)[number]

/** An answer is waited for. */
export const reviewStates = ['seller_review', 'buyer_review'] as const
/** Nothing happens to them any more. */
export const endedStates = ['accepted', 'rejected'] as const

export const closedReasons = ['declined', 'withdrawn', 'expired', 'sold_out', 'unlisted'] as const
export type ClosedReason = (typeof closedReasons)[number]

/** `system` expires offers and closes lines whose product is gone. */
export type Actor = Party | 'system'

/** What a turn may do; with `buy_now`, an accept of one's own draft, what may be asked of an offer. */
export const turnActions = [
  'submit',
  'counter',
  'update_quantities',
  'accept',
  'reject',
  'withdraw',
  'expire',
  'unlist',
] as const
export type OfferAction = (typeof turnActions)[number] | 'buy_now'

type Rule = { by: Actor; from: OfferState; to: OfferState }

/** Every action in a negotiation: who may do it, in which state, and where it leads. */
const rules: Record<OfferAction, Rule[]> = {
  submit: [{ by: 'buyer', from: 'draft', to: 'seller_review' }],
  buy_now: [{ by: 'buyer', from: 'draft', to: 'accepted' }],
  counter: [
    { by: 'seller', from: 'seller_review', to: 'buyer_review' },
    { by: 'buyer', from: 'buyer_review', to: 'seller_review' },
  ],
  // The turn stays, unless nothing is left of the offer.
  update_quantities: [
    { by: 'buyer', from: 'draft', to: 'draft' },
    { by: 'seller', from: 'seller_review', to: 'seller_review' },
    { by: 'buyer', from: 'buyer_review', to: 'buyer_review' },
  ],
  accept: [
    { by: 'seller', from: 'seller_review', to: 'accepted' },
    { by: 'buyer', from: 'buyer_review', to: 'accepted' },
  ],
  reject: [
    { by: 'seller', from: 'seller_review', to: 'rejected' },
    { by: 'buyer', from: 'buyer_review', to: 'rejected' },
  ],
  withdraw: [
    { by: 'buyer', from: 'seller_review', to: 'rejected' },
    { by: 'seller', from: 'buyer_review', to: 'rejected' },
  ],
  expire: [
    { by: 'system', from: 'seller_review', to: 'rejected' },
    { by: 'system', from: 'buyer_review', to: 'rejected' },
  ],
  unlist: [
    { by: 'system', from: 'seller_review', to: 'rejected' },
    { by: 'system', from: 'buyer_review', to: 'rejected' },
  ],
}

/** Where an action leads, or undefined when this party may not do it now. */
export function stateAfter(
  action: OfferAction,
  state: OfferState,
  by: Actor,
): OfferState | undefined {
  return rules[action].find((rule) => rule.by === by && rule.from === state)?.to
}

/** Whether an offer waits for this party's answer; also exactly when it can reject (decision D5). */
export function isTurnOf(party: Party, state: OfferState): boolean {
  return stateAfter('counter', state, party) !== undefined
}

/** Neither accepted nor closed: in the cart, saved for later or under review (spec 1, section 4). */
export const isLive = (state: OfferState) => !endedStates.some((ended) => ended === state)

export const inReview = (state: OfferState) => reviewStates.some((each) => each === state)

/** Whether the buyer may still edit its lines (decision D2). */
export const isEditable = (state: OfferState) => state === 'draft' || state === 'saved_for_later'
