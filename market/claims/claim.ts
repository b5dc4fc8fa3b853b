import { openClaimStates, type ClaimState } from '#market/purchase-orders/claim-state.ts'

export const claimActs = [
  'report',
  'join',
  'accept',
  'propose',
  'decline',
  'ask_staff',
  'withdraw',
  'expire',
  'settle',
] as const
export type ClaimAct = (typeof claimActs)[number]
export type ClaimActor = 'buyer' | 'seller' | 'admin' | 'system'

/** What the two sides may answer with. */
export const claimAnswers = ['accept', 'propose', 'decline', 'ask_staff', 'withdraw'] as const
export type ClaimAnswer = (typeof claimAnswers)[number]

/** Business days that a side has for its answer; then staff decide. */
export const ANSWER_DAYS = 3
export const MOST_CLAIM_PHOTOS = 10

const open = openClaimStates

type Step = { from: readonly ClaimState[]; to: ClaimState; by: ClaimActor }

const steps: Record<Exclude<ClaimAct, 'report'>, readonly Step[]> = {
  // What is added changes what the seller answers; staff decide on all of it.
  join: [
    { from: ['seller_review', 'buyer_review'], to: 'seller_review', by: 'buyer' },
    { from: ['staff_review'], to: 'staff_review', by: 'buyer' },
  ],
  accept: [
    { from: ['seller_review'], to: 'settled', by: 'seller' },
    { from: ['buyer_review'], to: 'settled', by: 'buyer' },
  ],
  propose: [
    { from: ['seller_review'], to: 'buyer_review', by: 'seller' },
    { from: ['buyer_review'], to: 'seller_review', by: 'buyer' },
  ],
  decline: [
    { from: ['seller_review'], to: 'buyer_review', by: 'seller' },
    { from: open, to: 'declined', by: 'admin' },
  ],
  ask_staff: [{ from: ['buyer_review'], to: 'staff_review', by: 'buyer' }],
  withdraw: [{ from: open, to: 'withdrawn', by: 'buyer' }],
  expire: [{ from: ['seller_review', 'buyer_review'], to: 'staff_review', by: 'system' }],
  settle: [{ from: open, to: 'settled', by: 'admin' }],
}

/** What an act is about: `proposed` is the credit that the side with the turn can accept, null after a decline. */
type Standing = { state: ClaimState; proposed: number | null }

/** Where an act leads, or undefined when this actor may not do it now. To accept a decline closes the claim. */
export function claimStateAfter(
  act: Exclude<ClaimAct, 'report'>,
  { state, proposed }: Standing,
  actor: ClaimActor,
): ClaimState | undefined {
  const to = steps[act].find(({ from, by }) => by === actor && from.includes(state))?.to
  return act === 'accept' && to === 'settled' && proposed === null ? 'declined' : to
}

/** What a side may answer now, as buttons. */
export const answersOf = (claim: Standing, actor: ClaimActor) =>
  claimAnswers.filter((act) => claimStateAfter(act, claim, actor) !== undefined)

/** A claim that is open holds the order back from being paid in full, and nothing else. */
export const HELD_BY_CLAIM =
  'A problem was reported with this order. It can be paid in full once the claim is closed.'
