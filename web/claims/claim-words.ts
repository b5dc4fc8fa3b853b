import { problemWords } from '#market/claims/claim-reason.ts'
import type { Claim, ClaimTurn } from '#market/claims/claim-on-order.ts'
import { isOpenClaim } from '#market/purchase-orders/claim-state.ts'
import type { ClaimState } from '#market/purchase-orders/claim-state.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { formatUsd } from '#market/money.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'

export type ClaimReader = 'buyer' | 'seller' | 'staff'
/** What the sides are called: "You" is the reader. */
export type Names = { buyer: string; seller: string }

/** Whose turn a claim is, or how it ended, from the reader's side. */
export function claimPill(
  state: ClaimState,
  reader: ClaimReader,
): { label: string; colour: PillColour } {
  if (state === 'settled') return { label: 'Settled', colour: 'green' }
  if (state === 'declined') return { label: 'Closed without a credit', colour: 'gray' }
  if (state === 'withdrawn') return { label: 'Withdrawn', colour: 'gray' }
  const side = ({ seller_review: 'seller', buyer_review: 'buyer', staff_review: 'staff' } as const)[
    state
  ]
  if (side === reader)
    return { label: side === 'staff' ? 'To decide' : 'Your turn', colour: 'yellow' }
  const labels = { seller: 'Seller’s turn', buyer: 'Buyer’s turn', staff: 'With Lotline' } as const
  return { label: labels[side], colour: 'gray' }
}

/** What an order in a list says of its open claims. */
export function claimMark(states: readonly ClaimState[], reader: 'buyer' | 'seller') {
  if (states.length === 0) return undefined
  return states.includes(`${reader}_review`)
    ? { label: 'Claim: your turn', colour: 'yellow' as const }
    : { label: 'Claim open', colour: 'gray' as const }
}

/** What a turn said: "Brightway proposed a credit of $10.00". */
export function turnWords(turn: ClaimTurn, names: Names): string {
  const who = { buyer: names.buyer, seller: names.seller, admin: 'Lotline', system: '' }[turn.party]
  const amount = turn.amount_cents === null ? '' : formatUsd(turn.amount_cents)
  const problem =
    turn.reason && turn.quantity !== null ? problemWords(turn.reason, turn.quantity) : ''
  const words: Record<ClaimTurn['act'], string> = {
    report: `${who} reported ${problem}, and asked for ${amount}`,
    join: `${who} added ${problem}, ${amount}`,
    accept: amount
      ? `${who} accepted: ${amount} is refunded`
      : `${who} accepted that it is declined`,
    propose: `${who} proposed a credit of ${amount}`,
    decline:
      turn.party === 'admin' ? `${who} closed the claim without a credit` : `${who} declined`,
    ask_staff: `${who} asked Lotline to decide`,
    withdraw: `${who} withdrew the claim`,
    expire: 'Nobody answered in time: Lotline decides',
    settle: `${who} settled the claim with ${amount}`,
  }
  return words[turn.act]
}

/** What is asked of the reader, or whom the claim waits for. */
export function nextWords(claim: Claim, reader: ClaimReader): string | undefined {
  const { state, proposed_cents: proposed, answer_by: day } = claim
  if (!isOpenClaim(state)) return undefined
  if (state === 'staff_review')
    return reader === 'staff'
      ? 'Decide with a credit, or close the claim without one.'
      : 'Lotline is deciding, and tells both sides.'
  const until = day === null ? '' : ` by ${dayInWords(day)}`
  const isMine = state === `${reader}_review`
  const side = state === 'seller_review' ? 'seller' : 'buyer'
  if (!isMine) return `The ${side} answers${until}. After that, Lotline decides.`
  return proposed === null
    ? `The seller declined. Answer${until}; after that, Lotline decides.`
    : `Answer${until}. After that, Lotline decides.`
}

/** What goes back if the reader accepts, where the order has less left than was agreed. */
export function cappedWords({ proposed_cents: proposed, payable_cents: payable }: Claim) {
  if (proposed === null || payable === null || payable >= proposed) return undefined
  return payable === 0
    ? 'Nothing of this order can be refunded any more.'
    : `Only ${formatUsd(payable)} of this order can still be refunded: that is what goes back.`
}
