import type { OfferState } from '#market/offers/offer.ts'
import { Pill, type PillColour } from '#web/platform/ui/Pill.tsx'

type Props = { state: OfferState }

/** Shows the stored state: staff read it raw (spec 2, section 4). */
export function OfferStatePill({ state }: Props) {
  return <Pill colour={COLOURS[state]}>{state}</Pill>
}

const COLOURS: Record<OfferState, PillColour> = {
  draft: 'gray',
  saved_for_later: 'gray',
  seller_review: 'gray',
  buyer_review: 'gray',
  accepted: 'green',
  rejected: 'red',
}
