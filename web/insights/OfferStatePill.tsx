import type { OfferState } from '#market/offers/offer.ts'
import { Pill, type PillColour } from '#web/platform/ui/Pill.tsx'

type Props = { state: OfferState }

/** A state for those on neither side: no turn is theirs. */
export function OfferStatePill({ state }: Props) {
  const { label, colour } = STATES[state]
  return <Pill colour={colour}>{label}</Pill>
}

const STATES: Record<OfferState, { label: string; colour: PillColour }> = {
  draft: { label: 'Draft', colour: 'gray' },
  saved_for_later: { label: 'Saved for later', colour: 'gray' },
  seller_review: { label: 'Seller review', colour: 'gray' },
  buyer_review: { label: 'Buyer review', colour: 'gray' },
  accepted: { label: 'Accepted', colour: 'green' },
  rejected: { label: 'Rejected', colour: 'red' },
}
